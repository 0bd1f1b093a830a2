import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { getEvents, readGenres, type Genre } from '@/api/events'
import type { ApiError } from '@/api/errors'
import { numberOf } from '@/shared/lib/unknown'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useStored } from '@/shared/storage/useStored'
import { createStored } from '@/shared/storage/createStored'
import { useLoad } from './useLoad'

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
export const storedEventsAt = createStored<number | undefined>({
  key: 'events-at',
  fallback: undefined,
  isMinor: true,
  read: numberOf,
})

type EventsState = {
  /** Genres with a visible event, in the server's order; empty until loaded. */
  genres: Genre[]
  /** `failed` only if there is nothing to show: an old list is better than an error. */
  status: 'loading' | 'ready' | 'failed'
  /** The request has finished. Before that, the list may be from the last visit. */
  isCurrent: boolean
  /** Why the last request failed: the list is old or empty. Stays during a retry. */
  error: ApiError | undefined
  isLoading: boolean
  reload: () => void
  /** Screens that show events load the list without delay. */
  loadNow: () => void
}

const EventsContext = createContext<EventsState | null>(null)

/** Spec §7: one request on start; here after the first paint, so that it does not delay it. */
export function EventsProvider({ children }: { children: ReactNode }) {
  const genres = useStored(storedEvents)
  const hasPainted = useHasPainted()
  const isAtRest = useHasPainted(AT_REST_MS)
  const [isShown, setIsShown] = useState(false)
  const loadNow = useCallback(() => setIsShown(true), [])
  const load = useCallback(async (signal: AbortSignal) => {
    storedEvents.set(await getEvents(signal))
    storedEventsAt.set(Date.now())
    return true
  }, [])
  const {
    data: hasLoaded,
    error,
    isLoading,
    reload,
  } = useLoad((isShown ? hasPainted : isAtRest) ? load : null)
  const hasFailed = error !== undefined

  useEffect(() => {
    if (error) console.warn('Error fetching event details:', error.message)
  }, [error])

  const value = useMemo(() => {
    const status: EventsState['status'] =
      hasLoaded || genres.length > 0 ? 'ready' : hasFailed ? 'failed' : 'loading'
    const isCurrent = hasLoaded === true || hasFailed
    return { genres, status, isCurrent, error, isLoading, reload, loadNow }
  }, [genres, hasLoaded, hasFailed, error, isLoading, reload, loadNow])
  return <EventsContext value={value}>{children}</EventsContext>
}

export function useEvents(): EventsState {
  const state = use(EventsContext)
  if (!state) throw new Error('useEvents needs <EventsProvider> above it; see app/App.tsx')
  const { loadNow } = state
  useEffect(loadNow, [loadNow])
  return state
}
