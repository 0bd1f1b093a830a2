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

/** The wait after the first paint, because the requests of the page itself come first. */
const PREFETCH_AFTER_MS = 3_000
/** Younger data are not fetched ahead, not even those of the last visit: each reload is a visit of its own. */
const PREFETCH_STALE_MS = 10 * 60_000

/** Everything that the server knows. The current user's data are removed as soon as the session changes. */
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
    // `onlineManager` starts as online: on a page that was opened offline, it would not see the network return.
    onlineManager.setOnline(navigator.onLine)
  }, [])

  return (
    <QueryClientProvider client={queryClient}>
      <Prefetch token={token} />
      {children}
    </QueryClientProvider>
  )
}

/** Data that were fetched while the clock was ahead would be fresh until it has come there again. */
function refetchFuture(queryClient: QueryClient) {
  void queryClient.invalidateQueries({
    predicate: ({ state }) => state.dataUpdatedAt > Date.now(),
  })
}

/**
 * Fetches what every screen needs (Spec §4, §7): the user's profile, which the session follows, after the first paint, and the
 * list of events 3 s later unless a screen has fetched it before. With them it refreshes the registrations and the contingent of a user who has
 * opened them on this device before, so that they are there without a network. What a user never opens is never fetched: at
 * the festival thousands of phones open the site in the same minute.
 */
function Prefetch({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const hasPainted = useHasPainted()
  const isTimeToPrefetch = useHasPainted(PREFETCH_AFTER_MS)
  // Our own bug in a response is for the error page of the screen that shows it.
  const inBackground = { throwOnError: false }
  const profile = { ...profileQuery(token), enabled: hasPainted && token !== '' }
  const { isSuccess, isFetched } = useQuery({ ...profile, ...inBackground })
  useQuery({
    ...eventsQuery,
    ...inBackground,
    // After a failure, its screen offers the retry.
    enabled: ({ state }) => isTimeToPrefetch && state.status !== 'error',
  })

  // Only if the server accepts the session: otherwise each would end it again.
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

/** Opened on this device before. After a failure, its screen offers the retry. */
function isWanted(queryClient: QueryClient, query: { queryKey: QueryKey; meta?: QueryMeta }) {
  const hasFailed = queryClient.getQueryState(query.queryKey)?.status === 'error'
  return query.meta?.offlineCopy?.read() !== undefined && !hasFailed
}

/** Its screen shows the failure. */
function ignore() {}
