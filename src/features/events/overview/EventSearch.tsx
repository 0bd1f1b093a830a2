import { memo, useDeferredValue, useId, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { FestEvent, Genre } from '@/api/events'
import { useSearchField } from '@/shared/ui/field/useSearchField'
import { paths } from '@/festival/paths'
import { Button } from '@/shared/ui/button/Button'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { Icon } from '@/shared/ui/Icon'
import { Untranslated } from '@/shared/ui/Untranslated'
import field from '@/shared/ui/field/Field.module.css'
import { searchEvents, tileOf } from '@/queries/eventRules'
import styles from './EventSearch.module.css'

/** `genres` is `undefined` while they load. */
type Props = { genres: Genre[] | undefined; isLoading: boolean }

/** Not a list box, as of downshift (13 KB, gzip) or react-aria (60 KB), because a list box cannot hold links. */
export function EventSearch({ genres, isLoading }: Props) {
  const id = useId()
  const { query, inputProps, clear: clearQuery } = useSearchField()
  // The search through a thousand events is deferred, so the typed letter appears first.
  const searched = useDeferredValue(query)
  const results = useMemo(() => genres && searchEvents(genres, searched), [genres, searched])
  const isSearching = searched.trim() !== ''
  const box = useRef<HTMLInputElement>(null)

  /** The clear button disappears with the query, so the focus moves to the input. */
  function clear() {
    clearQuery()
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
          className={field.control}
          ref={box}
          id={id}
          type="search"
          placeholder="Search all events"
          autoComplete="off"
          enterKeyHint="search"
          {...inputProps}
        />
        {query && (
          <button type="button" className={styles.clear} aria-label="Clear" onClick={clear}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <p role="status" className={isSearching ? styles.count : 'visuallyHidden'}>
        {isSearching && (results ? countOf(results.length) : isLoading && 'Loading the events…')}
      </p>
      {isSearching && results && (
        <Results results={results} query={searched.trim()} onClear={clear} />
      )}
    </div>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'No event found'
  return count === 1 ? '1 event found' : `${count} events found`
}

function Results(props: { results: FestEvent[]; query: string; onClear: () => void }) {
  const { results, query, onClear } = props
  if (results.length === 0) {
    return (
      <EmptyState
        title="Nothing by that name"
        action={
          <Button variant="secondary" size="small" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        No event has “<Untranslated>{query}</Untranslated>” in its name, tagline or genre. Try a
        shorter word, or choose a genre below.
      </EmptyState>
    )
  }
  return <ResultList results={results} />
}

/** Memoised: a key press must not render the list again. */
const ResultList = memo(function ResultList({ results }: { results: FestEvent[] }) {
  return (
    <ul className={styles.results}>
      {results.map(({ id, name, tagline, genre }) => (
        // The server may list an event under two genres.
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
