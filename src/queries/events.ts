import { queryOptions, useQuery } from '@tanstack/react-query'
import { getEvents, readGenres } from '@/api/events'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { eventsCopy, freshFor, initialDataOf } from './persistence'

/** Fetched once in a visit. After a failure, a return of the user or of the network fetches it again. */
export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: ({ signal }) => getEvents(signal),
  staleTime: freshFor(Infinity),
  // `true` fetches only stale data. The default (queryClient.ts) would fetch it again after 5 minutes.
  refetchOnWindowFocus: true,
  meta: { offlineCopy: eventsCopy },
  ...initialDataOf(eventsCopy, readStoredGenres),
})

function readStoredGenres(stored: unknown) {
  const genres = readGenres(stored)
  return genres.length > 0 ? genres : undefined
}

/** Genres with a visible event, in the server's order. Until `isFetched` they may be those of the last visit. */
export function useEvents() {
  const isHydrated = useIsHydrated()
  // After the first paint, so that it does not delay it.
  const query = useQuery({ ...eventsQuery, enabled: useHasPainted() })
  // A prerendered page contains no events.
  return { ...query, data: isHydrated ? query.data : undefined }
}
