/* A day is text like `2025-01-24`, without a time zone. Days compare and sort as text. */

export function dayIn(timeZone: string, moment = new Date()): string {
  const parts = formatOf(timeZone).formatToParts(moment)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return [part('year').padStart(4, '0'), part('month'), part('day')].join('-')
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A slow phone needs 15 ms to make a formatter. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', options)
  formats.set(timeZone, format)
  return format
}

/** For example "Saturday" and "25 January". */
export function longDay(day: string): { weekday: string; date: string } {
  const moment = new Date(`${day}T00:00:00Z`)
  const formatted = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(moment)
  return {
    weekday: formatted({ weekday: 'long' }),
    date: formatted({ day: 'numeric', month: 'long' }),
  }
}

/** Returns local midnight, which date pickers use. `undefined` for a wrong day, such as `2004-02-31`. */
export function readDay(text: string | undefined): Date | undefined {
  const [year, month, day] = (text ?? '').split('-').map(Number)
  const read = year && month && day ? new Date(year, month - 1, day) : null
  return read && writeDay(read) === text ? read : undefined
}

export function writeDay(day: Date | null): string {
  if (!day) return ''
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return parts.map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-')
}

/** The format in India: `24-01-2025`. */
export function shortDay(day: string): string {
  return day.split('-').reverse().join('-')
}

/** Formats an ISO timestamp: "12 January 2025". Empty if the timestamp is invalid. */
export function longDate(timeZone: string, moment: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const options = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(date)
}

/** The first and the last day are included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  let day = readDay(first)
  while (day && writeDay(day) <= last) {
    days.push(writeDay(day))
    day = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1)
  }
  return days
}
