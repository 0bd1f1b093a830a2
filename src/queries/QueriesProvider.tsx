import {
  focusManager,
  onlineManager,
  QueryClientProvider,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type QueryMeta,
} from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { isMetered } from '@/shared/lib/network'
import { holdReloadsWhile } from '@/shared/lib/reload'
import { useSession } from '@/state/session'
import { createQueryClient } from './queryClient'
import { contingentQuery } from './contingentQuery'
import { eventsQuery } from './events'
import { persistQueries } from './persistence'
import { profileQuery } from './profile'
import { registrationsQuery } from './registrationsQuery'
import { userKey } from './userQuery'

/** The requests of the page itself come first. */
const PREFETCH_AFTER_MS = 3_000
/** Each reload is a new visit, and must not prefetch again at once. */
const PREFETCH_STALE_MS = 10 * 60_000

/** Removes the current user's data as soon as the session changes. */
export function QueriesProvider({ children }: { children: ReactNode }) {
  const { session, expire } = useSession()
  const [queryClient] = useState(() => createQueryClient({ expire }))
  const token = session?.token ?? ''

  useLayoutEffect(
    () => () => {
      queryClient.removeQueries({ queryKey: userKey(token) })
      const mutations = queryClient.getMutationCache()
      mutations
        .findAll({
          mutationKey: userKey(token),
          predicate: ({ state }) => state.status !== 'pending',
        })
        .forEach((mutation) => mutations.remove(mutation))
    },
    [queryClient, token],
  )
  useEffect(() => persistQueries(queryClient), [queryClient])
  useEffect(() => holdReloadsWhile(() => queryClient.isMutating() > 0), [queryClient])
  useEffect(() => focusManager.subscribe(() => refetchFuture(queryClient)), [queryClient])
  useEffect(() => {
    // `onlineManager` starts as online. On a page that opens offline, it would miss that the network returns.
    onlineManager.setOnline(navigator.onLine)
  }, [])

  return (
    <QueryClientProvider client={queryClient}>
      <Prefetch token={token} />
      {children}
    </QueryClientProvider>
  )
}

/** If the clock was ahead during a fetch, the time of the data is in the future, and they would never be stale. */
function refetchFuture(queryClient: QueryClient) {
  void queryClient.invalidateQueries({
    predicate: ({ state }) => state.dataUpdatedAt > Date.now(),
  })
}

/**
 * Spec §4, §7: fetches the profile after the first paint, and the list of events 3 s later.
 * It also refreshes the offline copies of registrations and contingent, if the user has opened them on this device before.
 * Other data wait for their screen: at the festival, thousands of phones open the site in the same minute.
 */
function Prefetch({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const hasPainted = useHasPainted()
  const isTimeToPrefetch = useHasPainted(PREFETCH_AFTER_MS)
  // A bug in our code must not replace a screen that does not use these data.
  const inBackground = { throwOnError: false }
  const profile = { ...profileQuery(token), enabled: hasPainted && token !== '' }
  const { isSuccess, isFetched } = useQuery({ ...profile, ...inBackground })
  useQuery({
    ...eventsQuery,
    ...inBackground,
    // After a failure, the screen offers the retry.
    enabled: ({ state }) => isTimeToPrefetch && state.status !== 'error',
  })

  // If the server rejects the session, each of these requests would report its end again.
  const isAccepted = isFetched && isSuccess
  useEffect(() => {
    if (!isTimeToPrefetch || !isAccepted || isMetered()) return
    const staleTime = PREFETCH_STALE_MS
    const registrations = registrationsQuery(token)
    if (isWanted(queryClient, registrations))
      queryClient.query({ ...registrations, staleTime }).catch(ignore)
    const contingent = contingentQuery(token)
    if (isWanted(queryClient, contingent))
      queryClient.query({ ...contingent, staleTime }).catch(ignore)
  }, [queryClient, token, isTimeToPrefetch, isAccepted])
  return null
}

/** A copy exists if the user has opened the screen on this device. After a failure, the screen offers the retry. */
function isWanted(queryClient: QueryClient, query: { queryKey: QueryKey; meta?: QueryMeta }) {
  const hasFailed = queryClient.getQueryState(query.queryKey)?.status === 'error'
  return query.meta?.offlineCopy?.read() !== undefined && !hasFailed
}

/** The screen shows the failure. */
function ignore() {}
