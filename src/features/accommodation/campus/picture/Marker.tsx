import { campusSign } from '@/theme/drawings'
import type { Kind, Place } from '../places'
import styles from './PlanPicture.module.css'
import { MARKER, type Look } from './planLayout'

/** The theme's names for the colours of a disc and its number. */
const COLOURS: Record<Kind, [disc: string, number: string]> = {
  auditorium: ['primary', 'surface'],
  ground: ['tertiary', 'surface'],
  hall: ['soft', 'outline'],
  rooms: ['raised', 'ink'],
  place: ['accent', 'outline'],
}
const colour = (name: string) => `var(--color-${name})`

/** The marker's middle is at the origin. It is pale for a place without events on that day. */
export function Marker({ place: { number, kind }, look }: { place: Place; look: Look }) {
  const isChosen = look === 'chosen'
  const isPale = look === 'pale'
  const [disc, text] = COLOURS[isChosen ? 'place' : isPale ? 'rooms' : kind]
  const scale = isChosen ? `scale(${MARKER.chosenScale})` : undefined
  return (
    <g className={styles.marker} data-look={look} transform={scale}>
      {!isPale && <use href={campusSign('plate')} fill={colour(isChosen ? 'accent' : 'surface')} />}
      {isChosen && <use href={campusSign('accent')} fill={colour('strong')} />}
      <circle
        r={isPale ? MARKER.pale : MARKER.disc}
        fill={colour(disc)}
        stroke={isPale ? colour(text) : undefined}
      />
      <text textAnchor="middle" dy=".34em" fill={colour(text)} stroke="none">
        {number}
      </text>
    </g>
  )
}

/** The marker as an icon in a line of text. */
export function MarkerIcon({ place, look }: { place: Place; look: Look }) {
  return (
    <svg viewBox="-19 -19 38 38" width="36" height="36" role="img" aria-label={`${place.number}`}>
      <Marker place={place} look={look} />
    </svg>
  )
}
