/** Days are written as `2025-01-24`, in no time zone: so they sort and compare as text. */

/** The day it is somewhere now; the festival's day turns at midnight in India, wherever the visitor is. */
export function dayIn(timeZone: string, moment = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return [part('year').padStart(4, '0'), part('month'), part('day')].join('-')
}

/** A day in words: its weekday ("Saturday") and its date ("25 January"). */
export function longDay(day: string): { weekday: string; date: string } {
  const moment = new Date(`${day}T00:00:00Z`)
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(moment)
  return { weekday: words({ weekday: 'long' }), date: words({ day: 'numeric', month: 'long' }) }
}
