import { directionOf } from './geo'
import { nearestTo, type Place } from './places'
import { walkText } from './walk'

export function countOf(events: number): string {
  if (events === 0) return 'no events'
  return events === 1 ? '1 event' : `${events} events`
}

/** "3 events, 1 in my plan" */
export function summaryOf(events: number, planned: number): string {
  return planned > 0 ? `${countOf(events)}, ${planned} in my plan` : countOf(events)
}

/** "Nearest: S N Bose Auditorium, about 1 min east; TOAT, about 2 min south-west" */
export function nearestText(place: Place, count = 1): string {
  const near = nearestTo(place).slice(0, count)
  if (near.length === 0) return ''
  const texts = near.map(
    ({ place: other, metres }) => `${other.name}, ${walkText(metres)} ${directionOf(place, other)}`,
  )
  return `Nearest: ${texts.join('; ')}`
}
