import { useQuery } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { getEvents, readGenres, type Genre } from '@/api/events'
import type { ApiError } from '@/api/errors'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { numberOf } from '@/shared/lib/unknown'
import { createStored } from '@/shared/storage/createStored'
import { useStored } from '@/shared/storage/useStored'

/** On screens without events, the list loads this much later. */
const AT_REST_MS = 1500

/** The last list, so that the next visit shows events at once, even offline. */
const storedEvents = createStored<Genre[]>({
  key: 'events',
  fallback: [],
  isMinor: true,
  read: readGenres,
})

/** When the list was answered (ms since 1970). */
const storedEventsAt = createStored<number>({
  key: 'events-at',
  fallback: 0,
  isMinor: true,
  read: numberOf,
})

const EventsContext = createContext<ReturnType<typeof useLoadedEvents> | null>(null)

/** Spec §7: one request on start; here after the first paint, so that it does not delay it. */
function useLoadedEvents() {
  const stored = useStored(storedEvents)
  const dataUpdatedAt = useStored(storedEventsAt)
  const [isShown, setIsShown] = useState(false)
  const { data, error, isFetched, isFetching, refetch } = useQuery<Genre[], ApiError>({
    queryKey: ['events'],
    async queryFn({ signal }) {
      storedEvents.set(await getEvents(signal))
      storedEventsAt.set(Date.now())
      return storedEvents.get()
    },
    enabled: useHasPainted(isShown ? 0 : AT_REST_MS),
    // Once a visit, and again after a failure.
    staleTime: Infinity,
    refetchOnWindowFocus: ({ state }) => (state.status === 'error' ? 'always' : false),
  })
  return {
    /** Genres with a visible event, in the server's order. An old list is better than none. */
    data: data || stored.length > 0 ? stored : undefined,
    dataUpdatedAt,
    error,
    /** The request has finished. Before that, the list may be from the last visit. */
    isCurrent: isFetched,
    isFetching,
    refetch,
    /** Screens that show events load the list without delay. */
    loadNow: setIsShown,
  }
}

export function EventsProvider({ children }: { children: ReactNode }) {
  return <EventsContext value={useLoadedEvents()}>{children}</EventsContext>
}

export function useEvents() {
  const events = use(EventsContext)
  if (!events) throw new Error('useEvents needs <EventsProvider> above it; see app/App.tsx')
  const { loadNow } = events
  useEffect(() => loadNow(true), [loadNow])
  return events
}
