import { queryOptions, useQuery } from '@tanstack/react-query'
import { getEvents, readGenres, type Genre } from '@/api/events'
import type { ApiError } from '@/api/errors'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { numberOf } from '@/shared/lib/unknown'
import { createStored } from '@/shared/storage/createStored'
import { useStored } from '@/shared/storage/useStored'

/** The last list, so that the next visit shows events at once, even offline. */
const last = createStored<Genre[]>({ key: 'events', fallback: [], isMinor: true, read: readGenres })

/** When it was answered (ms since 1970). */
const lastEventsAt = createStored({ key: 'events-at', fallback: 0, isMinor: true, read: numberOf })

/** Once a visit, and again after a failure. */
export const events = queryOptions<Genre[], ApiError>({
  queryKey: ['events'],
  async queryFn({ signal }) {
    last.set(await getEvents(signal))
    lastEventsAt.set(Date.now())
    return last.get()
  },
  staleTime: Infinity,
  refetchOnWindowFocus: true,
})

/** Genres with a visible event, in the server's order. Until `isCurrent` they may be those of the last visit. */
export function useEvents() {
  const known = useStored(last)
  const dataUpdatedAt = useStored(lastEventsAt)
  // After the first paint, so that it does not delay it.
  const { isFetched, ...query } = useQuery({ ...events, enabled: useHasPainted() })
  // An old list is better than none. What is stored may also be gone, or spoilt.
  const data = known.length > 0 ? known : query.data
  return { ...query, data, dataUpdatedAt, isCurrent: isFetched }
}
