import { fileNameOf, saveFile } from '@/shared/lib/saveFile'
import { calendarFile } from './calendar'
import type { Entry } from '@/blocks/schedule/days'

export function saveCalendar(name: string, entries: readonly Entry[]) {
  const file = calendarFile(entries, { now: Date.now(), origin: window.location.origin })
  saveFile(`${fileNameOf(name)}.ics`, 'text/calendar;charset=utf-8', file)
}
