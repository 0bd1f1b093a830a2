import { saveFile } from '@/shared/lib/saveFile'
import { calendarFile } from './calendar'
import type { Entry } from '@/blocks/schedule/days'

export function saveCalendar(name: string, entries: readonly Entry[]) {
  const file = calendarFile(entries, { now: Date.now(), origin: window.location.origin })
  saveFile(`${fileName(name)}.ics`, 'text/calendar;charset=utf-8', file)
}

/** Some file systems refuse certain characters of titles. */
function fileName(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
