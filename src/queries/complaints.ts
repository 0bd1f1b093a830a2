import { queryOptions } from '@tanstack/react-query'
import * as api from '@/api/complaints'
import { hasArrived, listOfStatus, withClosed } from './complaintRules'
import { useServerMutation } from './useServerMutation'
import { userKey, useToken, useUserQuery } from './userQuery'

/** The list is always stale, because the organisers may reply at any time. There is no offline copy. */
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
 * Spec §4: the complaint moves to Closed at once.
 * `id` belongs to the complaint in the open dialog, so that its row shows the busy state. `undefined` without a dialog.
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
