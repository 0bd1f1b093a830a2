import { queryOptions } from '@tanstack/react-query'
import * as api from '@/api/complaints'
import { hasArrived, listOfStatus, withClosed } from './complaintRules'
import { useServerMutation } from './useServerMutation'
import { userKey, useToken, useUserQuery } from './userQuery'

/** Fetched each time that a screen with them opens: the organisers reply meanwhile. Not kept for use offline. */
function complaintsQuery(token: string) {
  return queryOptions({
    queryKey: userKey(token, 'complaints'),
    queryFn: () => api.fetchComplaints({ token }),
    staleTime: 0,
    meta: { token },
  })
}

export function useComplaints() {
  return useUserQuery(complaintsQuery)
}

export function useSubmitComplaint() {
  const token = useToken()
  return useServerMutation({
    mutationKey: ['submit a complaint'],
    mutationFn: (complaint: Pick<api.Complaint, 'type' | 'issue'>) =>
      api.submitComplaint({ token, ...complaint }),
    affects: complaintsQuery(token),
    isApplied: hasArrived,
    meta: { success: 'Complaint submitted' },
  })
}

/**
 * The screen updates locally (Spec §4): the complaint moves to Closed. `id`: of the complaint that `send` will get, for the
 * busy state of its row; `undefined` while the user is not asked whether to cancel one.
 */
export function useCancelComplaint(id: number | undefined) {
  const token = useToken()
  return useServerMutation({
    mutationKey: ['cancel a complaint', String(id)],
    mutationFn: (complaint: api.Complaint) =>
      api.cancelComplaint({ token, complaint_id: complaint.id }),
    affects: complaintsQuery(token),
    isApplied(complaints, complaint) {
      const current = complaints.find(({ id }) => id === complaint.id)
      return current === undefined || listOfStatus(current.status) === 'closed'
    },
    change: withClosed,
    meta: { success: 'Complaint cancelled' },
  })
}
