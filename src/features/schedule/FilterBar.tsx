import { useId } from 'react'
import { venues } from '@/content/venues'
import field from '@/shared/ui/field/Field.module.css'
import { days } from '@/blocks/schedule/days'
import styles from './ScheduleScreen.module.css'
import type { ScheduleAddress } from './useScheduleAddress'

const used = new Set(days.flatMap(({ entries }) => entries.map(({ venue }) => venue)))
const places = [...used].sort((a, b) => venues[a].name.localeCompare(venues[b].name, 'en'))

type Props = { address: ScheduleAddress; count: number }

export function FilterBar({ address, count }: Props) {
  const id = useId()
  const { filter, searchInput, chooseVenue } = address
  const isFiltering = filter.query.trim() !== '' || filter.venue !== '' || filter.isPlanOnly

  return (
    <div role="search" aria-label="Filter the schedule" className={styles.filter}>
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
          {...searchInput}
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
