import type { HttpHandler } from 'msw'
import { number, object, string } from 'yup'
import { ok, refuse, signedInPost, type MockResponse } from '../endpoint'
import type { Hosts } from '../hosts'
import { nextId, type Account, type FestivalState } from '../state'

const session = { expired: -5 }
const complaintSchema = object({ type: string().required(), issue: string().required() })
const which = object({ complaint_id: number().required().integer() })

export function complaintHandlers({ userEvents }: Hosts): HttpHandler[] {
  return [
    signedInPost(userEvents, '/api/user/complaints/fetchComplaints', session, object({}), fetch),
    signedInPost(
      userEvents,
      '/api/user/complaints/submitComplaints',
      session,
      complaintSchema,
      submit,
    ),
    signedInPost(userEvents, '/api/user/complaints/cancelComplaints', session, which, cancel),
  ]
}

/** The festival's server has a code for "none yet" instead of an empty list. */
function fetch(me: Account, _: object, { complaints }: FestivalState): MockResponse {
  const mine = complaints.filter(({ accountId }) => accountId === me.id)
  if (mine.length === 0) return refuse(1, 'No complaints found')
  return ok('Complaints fetched successfully', {
    data: mine.map(({ id, type, issue, status, created_at, remarks }) => ({
      id,
      type,
      issue,
      status,
      created_at,
      remarks,
    })),
  })
}

function submit(
  me: Account,
  { type, issue }: { type: string; issue: string },
  { complaints }: FestivalState,
): MockResponse {
  complaints.push({
    id: nextId(complaints),
    accountId: me.id,
    type,
    issue,
    status: 'In Progress',
    created_at: new Date().toISOString(),
    remarks: null,
  })
  return ok('Complaint submitted successfully')
}

function cancel(
  me: Account,
  sent: { complaint_id: number },
  { complaints }: FestivalState,
): MockResponse {
  const complaint = complaints.find(
    ({ id, accountId }) => id === sent.complaint_id && accountId === me.id,
  )
  if (!complaint) return refuse(3, 'Complaint not found')
  if (['closed', 'resolved'].includes(complaint.status.toLowerCase())) {
    return refuse(4, `This complaint is already ${complaint.status.toLowerCase()}`)
  }
  complaint.status = 'Closed'
  return ok('Complaint cancelled successfully')
}
