import { getUser, readUserRecord } from '@/api/accounts'
import { isPaymentInProgress } from '../handedOffPayments'
import { storedUserData } from '../session'
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
