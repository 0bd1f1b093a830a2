export type CalendarEvent = Record<string, string>

/** Reads an iCalendar file back, as a calendar would: unfolds its lines, then takes each event's properties. */
export function readCalendar(file: string): { head: CalendarEvent; events: CalendarEvent[] } {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const head: CalendarEvent = {}
  const events: CalendarEvent[] = []
  let current = head
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/.exec(line) ?? []
    if (line === 'BEGIN:VEVENT') {
      current = {}
      events.push(current)
    } else if (line === 'END:VEVENT') current = head
    else if (name) current[name] = value
  }
  return { head, events }
}

/** Text as it was before it was escaped. */
export function textOf(value = ''): string {
  return value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}
