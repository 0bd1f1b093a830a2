import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getUser, readUserRecord, type Session } from '@/api/accounts'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { whenIdle } from '@/shared/lib/whenIdle'
import { isUnderWay } from '../handedOffPayments'
import { useSession } from '../session'
import { readsOnReturn } from './client'
import { ownResource } from './ownResource'
import { useResource } from './useResource'

const LOGGED = 'Error fetching payment status:'
/** The page's own requests come first. */
const WAIT_MS = 3_000

const ownRecord = ownResource({
  name: 'record',
  ask: getUser,
  read: readUserRecord,
  meta: { logs: { offline: LOGGED, refused: LOGGED, failed: LOGGED } },
})

/**
 * The signed-in user with payment status and hall, as `useOwnRecordKept` loads it. No record and not loading means that
 * it failed.
 */
export function useOwnRecord() {
  const { session } = useSession()
  const own = useResource({ ...ownRecord.query(session), enabled: false })
  const isComing = session !== null && own.data === undefined && own.error === null
  return { ...own, record: own.data, isLoading: own.isLoading || isComing }
}

/** Spec §4: loads the record when the session changes, and on return to the tab; for the whole site. */
export function useOwnRecordKept() {
  const { session } = useSession()
  const client = useQueryClient()
  const hasPainted = useHasPainted()
  const { isSuccess, isFetching, dataUpdatedAt } = useQuery({
    ...ownRecord.query(session),
    enabled: hasPainted && session !== null,
    refetchOnWindowFocus: (query) =>
      isUnderWay(session?.user.sfId) ? 'always' : readsOnReturn(query),
  })
  const isAnswered = isSuccess && !isFetching

  useEffect(() => {
    if (!session || !isAnswered) return
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = whenIdle(() => void fetchAhead(client, session))
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, session, isAnswered, dataUpdatedAt])
}

/** A part of its own: no page waits for it. */
async function fetchAhead(client: QueryClient, session: Session) {
  try {
    const { fetchForGate } = await import('./fetchForGate')
    fetchForGate(client, session)
  } catch {
    // The page works without.
  }
}
