import { useId, useState, type FormEvent } from 'react'
import type { Day } from '@/blocks/schedule/days'
import { normalizeText, searchWords } from '@/shared/lib/normalizeText'
import field from '@/shared/ui/field/Field.module.css'
import { Icon } from '@/shared/ui/Icon'
import styles from './PlaceSearch.module.css'
import { places, placeOf, type Place } from '../places'

/** By every word of its name, or of an event that is there on that day. */
function findPlace(query: string, day: Day | undefined): Place | undefined {
  const words = searchWords(query)
  if (words.length === 0) return undefined
  const isIn = (text: string) => words.every((word) => normalizeText(text).includes(word))
  const byName = places.filter(({ name }) => isIn(name))
  const [first] = [...byName].sort((one, other) => Number(other.isUsed) - Number(one.isUsed))
  return first ?? placeOf(day?.entries.find(({ title }) => isIn(title))?.venue ?? null)
}

type Props = { day: Day | undefined; onFind: (place: Place) => void }

export function PlaceSearch({ day, onFind }: Props) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [isMissing, setIsMissing] = useState(false)

  function search(text: string) {
    const found = findPlace(text, day)
    setIsMissing(!found)
    if (found) onFind(found)
  }

  function handleTyping(next: string) {
    setQuery(next)
    setIsMissing(false)
    // The browser offers the names; the one that is picked is complete.
    if (places.some(({ name }) => name === next)) search(next)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    search(query)
  }

  return (
    <form role="search" aria-label="Find a place" className={styles.search} onSubmit={handleSubmit}>
      <input
        className={field.control}
        type="search"
        list={`${id}-names`}
        aria-label="Find a place"
        aria-describedby={`${id}-answer`}
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => handleTyping(event.target.value)}
      />
      <datalist id={`${id}-names`}>
        {places.map((place) => (
          <option key={place.id} value={place.name} />
        ))}
      </datalist>
      <button type="submit" aria-label="Search" className={styles.submit}>
        <Icon name="search" />
      </button>
      <p id={`${id}-answer`} role="status" className={styles.answer}>
        {isMissing && 'No place or event of this day has that name.'}
      </p>
    </form>
  )
}
