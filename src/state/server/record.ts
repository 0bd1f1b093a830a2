import { getUser, readUserRecord } from '@/api/accounts'
import { ownQuery, useOwn } from './own'

/** The signed-in user with payment status and hall. Both change elsewhere, so it is read on each return. */
export const record = ownQuery('record', getUser, {
  read: readUserRecord,
  refetchOnWindowFocus: 'always',
})

/** As `ServerProvider` loads it, for the whole site. */
export const useOwnRecord = () => useOwn(record, { enabled: false })
