import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { getEvents, readGenres, type Genre } from '@/api/events'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useIsOffline } from '@/shared/hooks/useIsOffline'
import { numberOf } from '@/shared/lib/unknown'
import { createStored } from '@/shared/storage/createStored'
import { useStored } from '@/shared/storage/useStored'
import { useResource, type Resource } from './useResource'

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
const storedEventsAt = createStored<number | undefined>({
  key: 'events-at',
  fallback: undefined,
  isMinor: true,
  read: numberOf,
})

type EventsState = Omit<Resource<boolean>, 'data'> & {
  /** Genres with a visible event, in the server's order; empty until loaded. */
  genres: Genre[]
  /** `failed` only if there is nothing to show: an old list is better than an error. */
  status: 'loading' | 'ready' | 'failed'
  /** The request has finished. Before that, the list may be from the last visit. */
  isCurrent: boolean
  /** Screens that show events load the list without delay. */
  loadNow: (isShown: true) => void
}

const EventsContext = createContext<EventsState | null>(null)

/** Spec §7: one request on start; here after the first paint, so that it does not delay it. */
export function EventsProvider({ children }: { children: ReactNode }) {
  const genres = useStored(storedEvents)
  const storedAt = useStored(storedEventsAt)
  const isOffline = useIsOffline()
  const hasPainted = useHasPainted()
  const isAtRest = useHasPainted(AT_REST_MS)
  const [isShown, setIsShown] = useState(false)
  const { data: hasAnswered = false, ...resource } = useResource<boolean>({
    queryKey: ['events'],
    async queryFn({ signal }) {
      storedEvents.set(await getEvents(signal))
      storedEventsAt.set(Date.now())
      return true
    },
    enabled: isShown ? hasPainted : isAtRest,
    // Once a visit, and again after a failure.
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: ({ state }) => (state.status === 'error' ? 'always' : false),
  })
  const hasFailed = resource.error !== null
  const isThere = hasAnswered || genres.length > 0
  // Not memoised: this renders only when something in it has changed.
  const value: EventsState = {
    ...resource,
    genres,
    status: isThere ? 'ready' : hasFailed ? 'failed' : 'loading',
    isCurrent: hasAnswered || hasFailed,
    asOf: hasFailed || isOffline ? storedAt : undefined,
    loadNow: setIsShown,
  }
  return <EventsContext value={value}>{children}</EventsContext>
}

export function useEvents(): EventsState {
  const state = use(EventsContext)
  if (!state) throw new Error('useEvents needs <EventsProvider> above it; see app/App.tsx')
  const { loadNow } = state
  useEffect(() => loadNow(true), [loadNow])
  return state
}
