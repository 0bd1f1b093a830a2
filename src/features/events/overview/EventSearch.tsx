import { memo, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { FestEvent, Genre } from '@/api/events'
import { DOCUMENT_KEY } from '@/shared/hooks/useIsHydrated'
import { fieldsOf } from '@/shared/lib/unknown'
import { paths } from '@/shared/paths'
import { Button } from '@/shared/ui/button/Button'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { Icon } from '@/shared/ui/Icon'
import { tileOf } from '../findGenre'
import { searchEvents } from './searchEvents'
import styles from './EventSearch.module.css'

type Props = { genres: Genre[]; isLoading: boolean }

/**
 * Searches the events of all genres. The query is also in the URL, so that Back and a reload restore it.
 * A field and a list of links: a list box, as of downshift (13 KB, gzip) or react-aria (60 KB), could not hold links.
 */
export function EventSearch({ genres, isLoading }: Props) {
  const id = useId()
  const [params, setParams] = useSearchParams()
  // The URL follows the input, not the reverse: it updates too late for typing.
  const [query, setQuery] = useState(() => params.get('q') ?? '')
  useArrival(() => setQuery(params.get('q') ?? ''))
  // The letter appears at once, and a thousand events a moment later.
  const searched = useDeferredValue(query)
  const found = useMemo(() => searchEvents(genres, searched), [genres, searched])
  const isSearching = searched.trim() !== ''
  const box = useRef<HTMLInputElement>(null)

  function search(next: string) {
    setQuery(next)
    const state = { typed: true }
    setParams(next.trim() ? { q: next } : {}, { replace: true, preventScrollReset: true, state })
  }

  /** The clear button disappears with the query, so focus moves to the input. */
  function clear() {
    search('')
    box.current?.focus()
  }

  return (
    <div role="search" className={styles.search}>
      <label htmlFor={id} className="visuallyHidden">
        Search all events
      </label>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          ref={box}
          id={id}
          type="search"
          placeholder="Search all events"
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={(event) => search(event.target.value)}
        />
        {query && (
          <button type="button" className={styles.clear} aria-label="Clear" onClick={clear}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <p role="status" className={isSearching ? styles.count : 'visuallyHidden'}>
        {isSearching && (isLoading ? 'Loading the events…' : countOf(found.length))}
      </p>
      {isSearching && !isLoading && (
        <Results found={found} query={searched.trim()} onClear={clear} />
      )}
    </div>
  )
}

/** Runs when the URL changes other than by typing: Events in the navigation resets the search. */
function useArrival(begin: () => void) {
  const location = useLocation()
  const [seen, setSeen] = useState(location.key)
  if (seen === location.key) return
  setSeen(location.key)
  // Text typed before hydration stays, unless the URL has a query.
  if (seen === DOCUMENT_KEY && !location.search) return
  if (fieldsOf(location.state).typed !== true) begin()
}

function countOf(count: number): string {
  if (count === 0) return 'No event found'
  return count === 1 ? '1 event found' : `${count} events found`
}

function Results(props: { found: FestEvent[]; query: string; onClear: () => void }) {
  const { found, query, onClear } = props
  if (found.length === 0) {
    return (
      <EmptyState
        title="Nothing by that name"
        action={
          <Button variant="secondary" size="small" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        No event has “{query}” in its name, tagline or genre. Try a shorter word, or choose a genre
        below.
      </EmptyState>
    )
  }
  return <ResultList found={found} />
}

/** Memoised: it must not render again for each key press. */
const ResultList = memo(function ResultList({ found }: { found: FestEvent[] }) {
  return (
    <ul className={styles.results}>
      {found.map(({ id, name, tagline, genre }) => (
        // A server may list an event under two genres.
        <li key={`${genre} ${id}`}>
          <Link className={styles.result} to={paths.event(genre, id)}>
            <b>{name}</b>
            <span>{[tileOf(genre).title, tagline].filter(Boolean).join(' · ')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
})
