import { getUser, readUserRecord } from '@/api/accounts'
import type { Member } from '@/api/registrations'
import { isPaymentInProgress } from '../handedOffPayments'
import { storedUserData, useOwnSession } from '../session'
import { readsOnReturn } from './client'
import { ownQuery, useOwn } from './own'

/** The signed-in user with payment status and hall. */
export const record = ownQuery('record', getUser, {
  read: readUserRecord,
  refetchOnWindowFocus: (query) =>
    isPaymentInProgress(storedUserData.get()?.user.sfId) ? 'always' : readsOnReturn(query),
})

/** As `ServerProvider` loads it, for the whole site. */
export const useOwnRecord = () => useOwn(record, { enabled: false })

/** The user as a member of a team. A stored session may lack the email; it is empty until the record has it. */
export function useOwnMember(): Member {
  const { user } = useOwnSession()
  const { data } = useOwnRecord()
  return { sfId: user.sfId, email: user.email || (data?.user.email ?? '') }
}
