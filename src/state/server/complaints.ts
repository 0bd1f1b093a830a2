import * as api from '@/api/complaints'
import { ownQuery } from './own'
import type { Action } from './action'

type Complaint = api.Complaint

/** Read again each time that a screen with them opens: the organisers answer meanwhile. */
export const complaints = ownQuery('complaints', api.fetchComplaints, { staleTime: 0 })

/** `Closed` and `Resolved` have lists of their own; every other status is current (Spec §4). */
export type ListId = 'current' | 'closed' | 'resolved'

export function listOfStatus(status: string): ListId {
  const plain = status.toLowerCase()
  return plain === 'closed' || plain === 'resolved' ? plain : 'current'
}

/** The server accepts duplicates: an older one in the same words is not the one that was sent. */
export const submission: Action<Pick<Complaint, 'type' | 'issue'>, string, Complaint[]> = {
  name: 'submit a complaint',
  changes: complaints,
  call: (sent, token) => api.submitComplaint({ token, ...sent }),
  done: 'Complaint submitted',
  hasArrived: (now, { type, issue }, before = []) =>
    now
      .filter(({ id }) => before.every((each) => each.id !== id))
      .filter(({ status }) => listOfStatus(status) === 'current')
      .some((each) => each.type === type && each.issue.trim() === issue),
}

/** The screen updates locally (Spec §4): it moves to Closed. */
export const cancellation: Action<Complaint, string, Complaint[]> = {
  name: 'cancel a complaint',
  changes: complaints,
  call: ({ id }, token) => api.cancelComplaint({ token, complaint_id: id }),
  keyOf: ({ id }) => id,
  done: 'Complaint cancelled',
  isLocal: true,
  change: (now, { id }) =>
    now.map((each) =>
      each.id === id && listOfStatus(each.status) !== 'closed'
        ? { ...each, status: 'Closed' }
        : each,
    ),
}
