import { directionsTo } from '@/blocks/campus/geo'
import { fileNameOf, saveFile } from '@/shared/lib/saveFile'
import type { Entry } from '@/blocks/schedule/days'
import { edition } from '@/content/edition'
import { links } from '@/content/links'
import { paths } from '@/festival/paths'

type Circumstances = {
  /** The time of the file (ms since 1970). */
  now: number
  /** The site's origin, for the link back to the site. */
  origin: string
}

/** The longest line, in bytes of UTF-8 (RFC 5545 §3.1). */
const LINE_BYTES = 75

/**
 * The entries as an iCalendar file (RFC 5545). Its times are in UTC, which is right in every time zone and calendar.
 * ical-generator has 9 KB (gzip) and ics 24 KB, and both do far more than these lines.
 */
export function calendarFile(entries: readonly Entry[], circumstances: Circumstances): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${edition.festival}//Schedule of edition ${edition.number}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => eventLines(entry, circumstances)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(entry: Entry, { now, origin }: Circumstances): string[] {
  const { id, day, title, place, startsAt, endsAt } = entry
  const text = `The end is an estimate.\nThe way there: ${directionsTo(place)}`
  return [
    'BEGIN:VEVENT',
    // The UID is stable: adding the entry again updates it in the calendar and does not duplicate it.
    `UID:${id}.${edition.number}@${new URL(links.mainSite).host}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(`${place.name}, ${edition.place}`)}`,
    `GEO:${place.lat};${place.lng}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${new URL(paths.scheduleDay(day), origin).href}`,
    'END:VEVENT',
  ]
}

function utc(moment: number): string {
  return new Date(moment).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
}

export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')
}

/** Breaks a long line between characters. Each continuation starts with a space. */
export function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let last = ''
  for (const character of line) {
    if (encoder.encode(last + character).length > LINE_BYTES) {
      folded += `${last}\r\n`
      last = ' '
    }
    last += character
  }
  return folded + last
}

export function saveCalendar(name: string, entries: readonly Entry[]) {
  const file = calendarFile(entries, { now: Date.now(), origin: window.location.origin })
  saveFile(`${fileNameOf(name)}.ics`, 'text/calendar;charset=utf-8', file)
}
