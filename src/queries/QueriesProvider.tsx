import {
  focusManager,
  onlineManager,
  QueryClientProvider,
  useQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { isMetered } from '@/shared/lib/network'
import { onTabReturn } from '@/shared/lib/onTabReturn'
import { useSession } from '@/state/session'
import { createQueryClient } from './client'
import { contingentQuery } from './contingent'
import { eventsQuery } from './events'
import { listenToNetwork } from './network'
import { hasCopy, persistQueries, restoreQuery } from './persistence'
import { profileQuery } from './profile'
import { registrationsQuery } from './registrations'
import { userKey, useUserQuery } from './userQuery'
import { VisitContext, type Visit } from './visit'

/** The wait after the first paint, because the requests of the page itself come first. */
const FETCH_AHEAD_AFTER_MS = 3_000
/** Data that are younger than this are not fetched ahead. */
const FETCH_AHEAD_STALE_MS = 10 * 60_000

/** Everything that the server knows. The current user's data are removed as soon as the session changes. */
export function QueriesProvider({ children }: { children: ReactNode }) {
  const { session, expire } = useSession()
  const [visit] = useState<Visit>(() => ({
    startedAt: Date.now(),
    unconfirmedRequests: new Map(),
    formerTeams: [],
    pending: new Map(),
  }))
  const [queryClient] = useState(() =>
    createQueryClient({ visitStartedAt: visit.startedAt, expire }),
  )
  const token = session?.token ?? ''

  // Layout effects run before the queries of the screens subscribe and fetch.
  useLayoutEffect(() => restoreQuery(queryClient, eventsQuery), [queryClient])
  useLayoutEffect(() => {
    const queries = [profileQuery(token), registrationsQuery(token), contingentQuery(token)]
    if (token) queries.forEach((query) => restoreQuery(queryClient, query))
    return () => {
      queryClient.removeQueries({ queryKey: userKey(token) })
      visit.unconfirmedRequests.clear()
      visit.formerTeams.length = 0
    }
  }, [queryClient, visit, token])

  useEffect(() => persistQueries(queryClient), [queryClient])
  useEffect(() => {
    // `onlineManager` starts as online: on a page that was opened offline, it would not see the network return.
    onlineManager.setOnline(navigator.onLine)
    onlineManager.setEventListener(listenToNetwork)
    focusManager.setEventListener(onTabReturn)
  }, [])

  return (
    <VisitContext value={visit}>
      <QueryClientProvider client={queryClient}>
        <FetchAhead token={token} />
        {children}
      </QueryClientProvider>
    </VisitContext>
  )
}

/**
 * Fetches what every screen needs (Spec §4, §7): the user's profile after the first paint, and the list of events 3 s later
 * unless a screen has fetched it before. With them it refreshes the registrations and the contingent of a user who has
 * opened them on this device before, so that they are there without a network. What a user never opens is never fetched: at
 * the festival thousands of phones open the site in the same minute.
 */
function FetchAhead({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const isTimeToFetchAhead = useHasPainted(FETCH_AHEAD_AFTER_MS)
  const hasPainted = useHasPainted()
  const { hasSettled, error } = useUserQuery(profileQuery, { enabled: hasPainted })
  useQuery({ ...eventsQuery, enabled: isTimeToFetchAhead })

  // Runs again (`error`) when the profile has loaded after a failure. Registrations or a contingent that failed meanwhile are
  // not fetched again: their screens offer the retry.
  useEffect(() => {
    const hasFailed = (queryKey: QueryKey) =>
      queryClient.getQueryState(queryKey)?.status === 'error'
    if (!isTimeToFetchAhead || !hasSettled || error || isMetered()) return
    const registrations = { ...registrationsQuery(token), staleTime: FETCH_AHEAD_STALE_MS }
    if (hasCopy(registrations.meta) && !hasFailed(registrations.queryKey))
      void queryClient.prefetchQuery(registrations)
    const contingent = { ...contingentQuery(token), staleTime: FETCH_AHEAD_STALE_MS }
    if (hasCopy(contingent.meta) && !hasFailed(contingent.queryKey))
      void queryClient.prefetchQuery(contingent)
  }, [queryClient, token, isTimeToFetchAhead, hasSettled, error])
  return null
}
