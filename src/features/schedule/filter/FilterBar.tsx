import { useId, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { venues } from '@/content/venues'
import { DOCUMENT_KEY } from '@/shared/hooks/useIsHydrated'
import { fieldsOf } from '@/shared/lib/unknown'
import field from '@/shared/ui/field/Field.module.css'
import { days } from '@/blocks/schedule/days'
import styles from './FilterBar.module.css'
import type { ScheduleAddress } from './useScheduleAddress'

const used = new Set(days.flatMap(({ entries }) => entries.map(({ venue }) => venue)))
const places = [...used].sort((one, other) =>
  venues[one].name.localeCompare(venues[other].name, 'en'),
)

type Props = { address: ScheduleAddress; count: number }

export function FilterBar({ address, count }: Props) {
  const id = useId()
  const { filter, search, chooseVenue } = address
  const [query, setQuery] = useQueryBox(filter.query)
  const isFiltering = filter.query.trim() !== '' || filter.venue !== '' || filter.isPlanOnly

  function handleTyping(next: string) {
    setQuery(next)
    search(next)
  }

  return (
    <div role="search" aria-label="Filter the schedule" className={styles.bar}>
      <div>
        <label className={field.label} htmlFor={`${id}-text`}>
          Search
        </label>
        <input
          id={`${id}-text`}
          className={field.control}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Title or place"
          value={query}
          onChange={(event) => handleTyping(event.target.value)}
        />
      </div>
      <div>
        <label className={field.label} htmlFor={`${id}-venue`}>
          Venue
        </label>
        <select
          id={`${id}-venue`}
          className={field.control}
          value={filter.venue}
          onChange={(event) => chooseVenue(event.target.value)}
        >
          <option value="">Everywhere</option>
          {places.map((place) => (
            <option key={place} value={place}>
              {venues[place].name}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className="visuallyHidden">
        {isFiltering && `${count} ${count === 1 ? 'entry' : 'entries'} shown`}
      </p>
    </div>
  )
}

/** The URL updates too late for typing, so the input has its own state. Back, Forward and clearing overwrite it. */
function useQueryBox(inAddress: string) {
  const location = useLocation()
  const isStep = String(useNavigationType()) === 'POP'
  const [query, setQuery] = useState(inAddress)
  const [seen, setSeen] = useState(location.key)
  if (location.key !== seen) {
    setSeen(location.key)
    // Text typed before hydration stays, unless the URL has a query.
    if (seen === DOCUMENT_KEY && inAddress === '') return [query, setQuery] as const
    if (isStep || fieldsOf(location.state).rewritesBox === true) setQuery(inAddress)
  }
  return [query, setQuery] as const
}
