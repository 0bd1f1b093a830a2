import { queryOptions, useQuery } from '@tanstack/react-query'
import { getEvents, readGenres } from '@/api/events'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { eventsCopy, freshFor, initialDataOf } from './persistence'

/** One fetch in a visit. After a failure, a focus of the tab or the return of the network fetches again. */
export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: ({ signal }) => getEvents(signal),
  staleTime: freshFor(Infinity),
  // `true` refetches only stale data. The default in queryClient.ts would refetch after 5 minutes.
  refetchOnWindowFocus: true,
  meta: { offlineCopy: eventsCopy },
  ...initialDataOf(eventsCopy, readStoredGenres),
})

function readStoredGenres(stored: unknown) {
  const genres = readGenres(stored)
  return genres.length > 0 ? genres : undefined
}

/** Until `isFetched`, the data may be a copy of the last visit. */
export function useEvents() {
  const isHydrated = useIsHydrated()
  // An earlier fetch would delay the first paint.
  const query = useQuery({ ...eventsQuery, enabled: useHasPainted() })
  // A prerendered page contains no events.
  return { ...query, data: isHydrated ? query.data : undefined }
}
