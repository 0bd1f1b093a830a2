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
 * "None" of an earlier visit does not count, because whoever joined on another device must not join again; nor one of
 * before the user entered a contingent.
 */
export function useContingent() {
  const query = useUserQuery(contingentQuery)
  const entered = useSentMutations(ENTER).filter(({ status }) => status === 'success')
  const enteredAt = Math.max(0, ...entered.map(({ submittedAt }) => submittedAt))
  const isOld = !query.isFetched || (query.error !== null && query.dataUpdatedAt < enteredAt)
  return { ...query, data: query.data === null && isOld ? undefined : query.data }
}

/** Nobody joins one contingent while they create another. */
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
 * One call for both: when the leader leaves, the contingent is deleted (Spec §7). `send` gets the id of the contingent, for
 * `useHasLeft`.
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
    // Spelled as in Spec §8.
    meta: { networkError: 'network Issue', success },
  })
}

/** Whether the user has left this contingent in this tab, on whichever screen, or is about to. */
export function useHasLeft(contingentId: string | undefined): boolean {
  return useSentMutations(LEAVE).some(({ input }) => input === contingentId)
}
