import { edition } from '@/content/edition'
import { schedule, usualMinutes, type ScheduleDay, type ScheduleEntry } from '@/content/schedule'
import { venues, type Venue } from '@/content/venues'
import { dayIn } from '@/shared/lib/dates'
import { DAY_MS, MINUTE_MS } from '@/shared/lib/format'

/** The times are in ms since 1970. The id does not depend on the time. */
export type Entry = ScheduleEntry & {
  id: string
  day: string
  place: Venue
  startsAt: number
  endsAt: number
}

export type Day = Omit<ScheduleDay, 'entries'> & { entries: Entry[] }

/** The days in order. Each is sorted by time, with entries after midnight last. */
export const days: readonly Day[] = readDays(schedule)

export function readDays(content: readonly ScheduleDay[]): Day[] {
  return content.map((day) => {
    const ids = idsOf(day.entries)
    const entries = day.entries
      .map((entry, index) => {
        const startsAt = startOf(day.date, entry)
        const endsAt = startsAt + (entry.minutes ?? usualMinutes) * MINUTE_MS
        const id = `day${day.id}-${ids[index]}`
        return { ...entry, id, day: day.id, place: venues[entry.venue], startsAt, endsAt }
      })
      .sort((a, b) => a.startsAt - b.startsAt)
    return {
      ...day,
      entries: entries.map((entry) => ({ ...entry, endsAt: endOf(entry, entries) })),
    }
  })
}

export function runningAt(now: number, entries: readonly Entry[]): Entry[] {
  return entries.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
}

/** Today's day in the festival's time zone, or a day whose last entry still runs, or else the first day. */
export function openingDay(all: readonly Day[], now: number): Day | undefined {
  const today = dayIn(edition.timeZone, new Date(now))
  const running = all.find((day) => day.date < today && now < lastEndOf(day))
  return running ?? all.find((day) => day.date === today) ?? all[0]
}

function lastEndOf(day: Day): number {
  return Math.max(...day.entries.map((entry) => entry.endsAt))
}

function startOf(date: string, { time, afterMidnight }: ScheduleEntry): number {
  const moment = Date.parse(`${date}T${time}:00${edition.utcOffset}`)
  return afterMidnight ? moment + DAY_MS : moment
}

/** An entry ends when the next one in its venue starts, unless the venue has several rooms. */
function endOf({ startsAt, endsAt, place }: Entry, entries: readonly Entry[]): number {
  if (place.hasManyRooms) return endsAt
  const next = entries.find((entry) => entry.place === place && entry.startsAt > startsAt)
  return next ? Math.min(endsAt, next.startsAt) : endsAt
}

/** The title as a slug for URLs. A repeated title gets the next free number. */
function idsOf(entries: readonly ScheduleEntry[]): string[] {
  const slugs = entries.map(({ title }) =>
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  )
  const taken = new Set(slugs)
  return slugs.map((slug, index) => {
    if (slugs.indexOf(slug) === index) return slug
    let number = 2
    while (taken.has(`${slug}-${number}`)) number += 1
    taken.add(`${slug}-${number}`)
    return `${slug}-${number}`
  })
}
