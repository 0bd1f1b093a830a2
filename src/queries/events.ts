import { queryOptions, useQuery } from '@tanstack/react-query'
import { getEvents, readGenres } from '@/api/events'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { stateOf, useHasSettled, WAIT_FOR_SERVER_MS } from './userQuery'

/**
 * Fetched once in a visit, and whenever the network returns. After a failure a return to the tab fetches it
 * again. The last list is persisted, so that the next visit shows events at once.
 */
export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: ({ signal }) => getEvents(signal),
  // `true` fetches only stale data: a failure, or a copy of an earlier visit. The default (client.ts) would fetch it again
  // after 5 minutes.
  refetchOnWindowFocus: true,
  meta: { persistAs: 'events', parse: readStoredGenres, freshThisVisitMs: Infinity },
})

function readStoredGenres(stored: unknown) {
  const genres = readGenres(stored)
  return genres.length > 0 ? genres : undefined
}

/** Genres with a visible event, in the server's order. Until `hasSettled` they may be those of the last visit. */
export function useEvents() {
  const isHydrated = useIsHydrated()
  // After the first paint, so that it does not delay it.
  const query = useQuery({ ...eventsQuery, enabled: useHasPainted() })
  const hasSettled = useHasSettled(query)
  // While true, `Loaded` shows no notice about their age: one that goes as soon as the server responds would move the page
  // twice.
  const isWaiting = !useHasPainted(WAIT_FOR_SERVER_MS) && !hasSettled
  return { ...stateOf(query), data: isHydrated ? query.data : undefined, hasSettled, isWaiting }
}
