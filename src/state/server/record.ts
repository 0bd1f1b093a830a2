import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { getUser, readUserRecord, type UserRecord } from '@/api/accounts'
import type { Member } from '@/api/events'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { isMetered } from '@/shared/lib/network'
import { whenIdle } from '@/shared/lib/later'
import { isUnderWay } from '../handedOffPayments'
import { storedUserData, useOwnSession, useSession } from '../session'
import { readsOnReturn } from './client'
import { contingent } from './contingent'
import { keptAnswer } from './keptAnswers'
import { queryOf, useOwn, type Own } from './own'
import { registrations } from './registrations'

/** The page's own requests come first. */
const WAIT_MS = 3_000
/** What was answered less than this ago is not asked for ahead. */
const FRESH_MS = 10 * 60_000

const record: Own<UserRecord> = { name: 'record', ask: getUser, read: readUserRecord }

/** The signed-in user with payment status and hall, as `useOwnDataKept` loads it. */
export function useOwnRecord() {
  const { isLoggedIn } = useSession()
  const own = useOwn(record, { enabled: false })
  const isComing = isLoggedIn && own.data === undefined && own.error === null
  return { ...own, record: own.data, isLoading: own.isLoading || isComing }
}

/** The user as a member of a team. A stored session may lack the email; it is empty until the record has it. */
export function useOwnMember(): Member {
  const { user } = useOwnSession()
  const { record: now } = useOwnRecord()
  return { sfId: user.sfId, email: user.email || (now?.user.email ?? '') }
}

/**
 * Spec §4: loads the record when the session changes, and on return to the tab; for the whole site. Then it reads what
 * other screens need without a network. Nobody waits for that.
 */
export function useOwnDataKept() {
  const { session } = useSession()
  const token = session?.token
  const client = useQueryClient()
  const hasPainted = useHasPainted()
  const { data, error, isLoading } = useOwn(record, {
    enabled: hasPainted && session !== null,
    refetchOnWindowFocus: (query) =>
      isUnderWay(session?.user.sfId) ? 'always' : readsOnReturn(query),
  })

  function fetchAhead<T>(own: Own<T>) {
    if (!token || isMetered() || storedUserData.get()?.token !== token) return
    const query = queryOf(own, token)
    const at = keptAnswer(own.name, token)?.at ?? -Infinity
    const isFresh = Math.abs(Date.now() - at) < FRESH_MS
    if (!isFresh && !client.getQueryState(query.queryKey)) void client.prefetchQuery(query)
  }
  const fetchAll = useEffectEvent(() => {
    fetchAhead(registrations)
    fetchAhead(contingent)
  })

  const isAnswered = data !== undefined && error === null && !isLoading
  useEffect(() => {
    if (!isAnswered) return
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = whenIdle(() => fetchAll())
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [token, isAnswered, data])
}
