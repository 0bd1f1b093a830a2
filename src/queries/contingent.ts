import * as api from '@/api/contingent'
import type { Member } from '@/api/registrations'
import { hasAll } from '@/festival/sfIds'
import { normalizeText } from '@/shared/lib/normalizeText'
import { keepPaymentOfContingent } from '@/state/handedOffPayments'
import { useSession } from '@/state/session'
import { contingentQuery } from './contingentQuery'
import { withMembers } from './contingentRules'
import { useSentMutations } from './sentMutations'
import { useServerMutation } from './useServerMutation'
import { useToken, useUserQuery } from './userQuery'

/**
 * `null` means "in no contingent". Until the first fetch ends, a stored `null` does not count, because the user may have
 * joined on another device. After a failed refetch, a `null` from before the last join does not count.
 */
export function useContingent() {
  const query = useUserQuery(contingentQuery)
  const entered = useSentMutations(ENTER).filter(({ status }) => status === 'success')
  const enteredAt = Math.max(0, ...entered.map(({ submittedAt }) => submittedAt))
  const isOld = !query.isFetched || (query.error !== null && query.dataUpdatedAt < enteredAt)
  return { ...query, data: query.data === null && isOld ? undefined : query.data }
}

/** Join and create share a key: while one is pending, the other is not sent. */
const ENTER = 'enter a contingent'

type JoinBody = { contingent_id: string; contingent_code: string }

export function useJoinContingent() {
  const token = useToken()
  return useServerMutation({
    mutationKey: [ENTER],
    mutationFn: (body: JoinBody) => api.joinContingent({ token, ...body }),
    affects: contingentQuery(token),
    isApplied: (contingent, body) =>
      contingent !== null && normalizeText(contingent.id) === normalizeText(body.contingent_id),
    meta: { networkError: 'Network issue', success: 'Joined' },
  })
}

export function useCreateContingent() {
  const token = useToken()
  return useServerMutation({
    mutationKey: [ENTER],
    mutationFn: (body: { contingent_name: string }) => api.createContingent({ token, ...body }),
    affects: contingentQuery(token),
    isApplied: (contingent, body) =>
      contingent !== null &&
      normalizeText(contingent.contingent_name) === normalizeText(body.contingent_name),
    meta: { networkError: 'Network issue', success: 'Contingent created' },
  })
}

export function useAddContingentMembers() {
  const token = useToken()
  return useServerMutation({
    mutationKey: ['add contingent members'],
    mutationFn: (members: Member[]) => api.addContingentMembers({ token, members }),
    affects: contingentQuery(token),
    isApplied: (contingent, members) =>
      contingent !== null && hasAll(contingent.updatedMembersInfo, members),
    change: withMembers,
    isIncomplete: true,
    meta: { networkError: 'Network issue', success: 'Members added' },
  })
}

const LEAVE = 'leave a contingent'

/**
 * Spec §7: when the leader leaves, the server deletes the contingent.
 * `send` takes the id of the contingent only for `useHasLeft`. The request does not contain it.
 */
export function useLeaveContingent({ success }: { success: string }) {
  const token = useToken()
  const user = useSession().session?.user
  return useServerMutation<string, api.Contingent | null>({
    mutationKey: [LEAVE],
    mutationFn: async () => {
      const message = await api.leaveContingent({ token })
      if (user) keepPaymentOfContingent(user.sfId, '')
      return message
    },
    affects: contingentQuery(token),
    isApplied: (contingent) => contingent === null,
    change: () => null,
    // Spec §8 has this spelling.
    meta: { networkError: 'network Issue', success },
  })
}

/** Also true while the request to leave is pending. */
export function useHasLeft(contingentId: string | undefined): boolean {
  return useSentMutations(LEAVE).some(({ input }) => input === contingentId)
}
