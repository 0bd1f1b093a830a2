import * as api from '@/api/complaints'
import { ownQuery } from './own'
import type { Action } from './action'

/** Read again each time that a screen with them opens: the organisers answer meanwhile. */
export const complaints = ownQuery('complaints', api.fetchComplaints, { staleTime: 0 })

export const submission: Action<Pick<api.Complaint, 'type' | 'issue'>, string, api.Complaint[]> = {
  name: 'submit a complaint',
  changes: complaints,
  call: (sent, token) => api.submitComplaint({ token, ...sent }),
  done: 'Complaint submitted',
  hasArrived: (now, sent, before = []) => api.isListed(sent, now, before),
}

/** The screen updates locally (Spec §4): it moves to Closed. */
export const cancellation: Action<api.Complaint, string, api.Complaint[]> = {
  name: 'cancel a complaint',
  changes: complaints,
  call: ({ id }, token) => api.cancelComplaint({ token, complaint_id: id }),
  keyOf: ({ id }) => id,
  done: 'Complaint cancelled',
  isLocal: true,
  change: api.withClosed,
  hasArrived: (now, { id }) =>
    now.every((each) => each.id !== id || api.listOfStatus(each.status) === 'closed'),
}
