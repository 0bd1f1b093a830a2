import { queryOptions } from '@tanstack/react-query'
import * as api from '@/api/contingents'
import type { Member } from '@/api/registrations'
import { hasAll } from '@/festival/hasAll'
import { normalizeText } from '@/shared/lib/normalizeText'
import { initialDataOf, userCopy } from './persistence'
import { useServerMutation } from './useServerMutation'
import { userKey, useToken, useUserQuery } from './userQuery'

/** `null`: the user is in no contingent. Other members change it, too: it is fetched at each return to the tab. */
export function contingentQuery(token: string) {
  const copy = userCopy(token, 'contingent')
  return queryOptions({
    queryKey: userKey(token, 'contingent'),
    queryFn: ({ signal }) => api.getMembers({ token }, signal),
    refetchOnWindowFocus: 'always',
    meta: { token, copy },
    ...initialDataOf(copy, (stored) => (stored === null ? null : api.readContingent(stored))),
  })
}

export function useContingent({ enabled = true } = {}) {
  return useUserQuery(contingentQuery, { enabled })
}

/** Nobody joins one contingent while they create another. */
const ENTER = ['enter a contingent']

type JoinBody = { contingent_id: string; contingent_code: string }

export function useJoinContingent() {
  const token = useToken()
  return useServerMutation({
    mutationKey: ENTER,
    mutationFn: (body: JoinBody) => api.joinContingent({ token, ...body }),
    affects: affected(token),
    isApplied: (contingent, body) =>
      contingent !== null && normalizeText(contingent.id) === normalizeText(body.contingent_id),
    awaitsRefetch: true,
    meta: { networkError: 'Network issue', success: 'Joined' },
  })
}

export function useCreateContingent() {
  const token = useToken()
  return useServerMutation({
    mutationKey: ENTER,
    mutationFn: (body: { contingent_name: string }) => api.createContingent({ token, ...body }),
    affects: affected(token),
    isApplied: (contingent, body) =>
      contingent !== null &&
      normalizeText(contingent.contingent_name) === normalizeText(body.contingent_name),
    awaitsRefetch: true,
    meta: { networkError: 'Network issue', success: 'Contingent created' },
  })
}

export function useAddContingentMembers() {
  const token = useToken()
  return useServerMutation({
    mutationKey: ['add contingent members'],
    mutationFn: (members: Member[]) => api.addContingentMembers({ token, members }),
    affects: affected(token),
    isApplied: (contingent, members) =>
      contingent !== null && hasAll(contingent.updatedMembersInfo, members),
    meta: { networkError: 'Network issue', success: 'Members added' },
  })
}

/** One call for both: when the leader leaves, the contingent is deleted (Spec §7). */
export function useLeaveContingent({ success }: { success: string }) {
  const token = useToken()
  return useServerMutation<void, api.Contingent | null>({
    mutationKey: ['leave a contingent'],
    mutationFn: () => api.leaveContingent({ token }),
    affects: affected(token),
    isApplied: (contingent) => contingent === null,
    change: () => null,
    // Spelled as in Spec §8.
    meta: { networkError: 'network Issue', success },
  })
}

function affected(token: string) {
  return { queryKey: contingentQuery(token).queryKey, fetchData: () => api.getMembers({ token }) }
}
