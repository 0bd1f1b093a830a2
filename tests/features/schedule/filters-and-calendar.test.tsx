import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { days } from '@/blocks/schedule/days'
import { calendarFile } from '@/features/schedule/calendar'
import { catchDownloads } from '../downloads'
import { entries, entry, openSchedule, titles } from './openSchedule'

const box = () => screen.getByRole('searchbox', { name: 'Search' })
const venue = () => screen.getByRole('combobox', { name: 'Venue' })

test('filters the day by title and place in any case, and announces how many entries are left', async () => {
  const { user, at } = await openSchedule('?day=0')
  await user.type(box(), 'KALIDAS')
  expect(titles()).toEqual(['Rangmanch Lights Practice'])
  expect(screen.getByText('1 entry shown')).toHaveAttribute('role', 'status')
  await waitFor(() => expect(at()).toBe('/schedule?day=0&q=KALIDAS'))
  await user.click(screen.getByRole('tab', { name: 'Day 2' }))
  await user.clear(box())
  await user.type(box(), 'shuffle')
  expect(titles()).toEqual(['Shuffle Prefinals', 'Shuffle Finals'])
  expect(screen.getByText('2 entries shown')).toBeInTheDocument()
  expect(box()).toHaveFocus()
})

test('a chosen venue applies to every day, and is in the address', async () => {
  const { user, at } = await openSchedule('?day=2')
  await user.selectOptions(venue(), 'PAN Loop Court')
  expect(titles()).toEqual(['Shuffle Prefinals', 'Dance Cypher', 'Shuffle Finals', 'Silent DJ'])
  expect(at()).toBe('/schedule?day=2&venue=panLoopCourt')
  await user.selectOptions(venue(), 'Pronites Ground')
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  expect(titles()).toEqual(['Pal Night'])
  await user.selectOptions(venue(), 'Everywhere')
  expect(entries()).toHaveLength(38)
})

test('a shared link restores day, text and venue', async () => {
  await openSchedule('?day=2&q=final&venue=basketballCourt')
  expect(titles()).toEqual(['Rapmania Prefinals', 'Rapmania Finals'])
  expect(box()).toHaveValue('final')
  expect(venue()).toHaveDisplayValue('Basketball Court')
})

test.each(['zebra <b>', '?!'])(
  'a search for "%s" finds nothing, and one tap shows all again',
  async (query) => {
    const { user, at } = await openSchedule('?day=0')
    await user.type(box(), query)
    expect(screen.getByText('Nothing on Day 0')).toBeVisible()
    expect(screen.getByText(/Nothing matches on any day/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /to calendar/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all of Day 0' }))
    expect(entries()).toHaveLength(5)
    expect(screen.getByRole('heading', { name: /^Day 0/, level: 2 })).toHaveFocus()
    expect(box()).toHaveValue('')
    expect(at()).toBe('/schedule?day=0')
  },
)

test('a search without results on this day offers the day that has some, and moves the focus to its title', async () => {
  const { user, at } = await openSchedule('?day=0&q=tango')
  expect(screen.getByText('Nothing on Day 0')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'See Day 3' }))
  expect(titles()).toEqual(['Two For A Tango'])
  expect(at()).toBe('/schedule?day=3&q=tango')
  expect(screen.getByRole('heading', { name: /^Day 3/, level: 2 })).toHaveFocus()
})

function catchCalendars() {
  const saved = catchDownloads()
  return { ...saved, events: async () => readCalendar(String(await saved.lastBytes())).events }
}

test('an entry is saved as a calendar file with its name', async () => {
  const saved = catchCalendars()
  const { user } = await openSchedule('?day=2')
  const button = { name: 'Add Flute Boxer, 00:30, to calendar' }
  await user.click(within(entry('Flute Boxer')).getByRole('button', button))
  expect(saved.names).toEqual(['Flute Boxer.ics'])
  expect(saved.blobs[0]?.type).toBe('text/calendar;charset=utf-8')
  expect((await saved.events())[0]).toMatchObject({
    SUMMARY: 'Flute Boxer',
    DTSTART: '20250125T190000Z',
    URL: 'http://localhost:3000/schedule?day=2',
  })
})

test('saves a whole day, or the entries that match the filters', async () => {
  const saved = catchCalendars()
  const { user } = await openSchedule('?day=2')
  await user.click(screen.getByRole('button', { name: 'Add Day 2 to calendar' }))
  expect(saved.names).toEqual(['Spring Fest Day 2.ics'])
  expect(await saved.events()).toHaveLength(46)
  await user.type(screen.getByRole('searchbox'), 'rapmania')
  await user.click(screen.getByRole('button', { name: 'Add these 3 to calendar' }))
  expect((await saved.events()).map(({ SUMMARY }) => SUMMARY)).toEqual([
    'Rapmania Prefinals',
    'Rapmania Cypher',
    'Rapmania Finals',
  ])
  await user.type(screen.getByRole('searchbox'), ' cypher')
  await user.click(screen.getByRole('button', { name: 'Add this one to calendar' }))
  expect(await saved.events()).toHaveLength(1)
})

type CalendarEvent = Record<string, string>

/** Reads an iCalendar file back, as a calendar would: unfolds its lines, then takes each event's properties. */
function readCalendar(file: string): { head: CalendarEvent; events: CalendarEvent[] } {
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
function textOf(value = ''): string {
  return value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}

const now = Date.parse('2025-01-20T06:30:15.250Z')
const origin = 'https://sf.festival.test'
const entryOf = (id: string) =>
  days.flatMap(({ entries }) => entries).filter((entry) => entry.id === id)

test('an entry becomes a calendar event with its times in UTC, its place and directions', () => {
  const { head, events } = readCalendar(calendarFile(entryOf('day2-centrifuge'), { now, origin }))
  expect(head).toMatchObject({ BEGIN: 'VCALENDAR', VERSION: '2.0', END: 'VCALENDAR' })
  expect(head.PRODID).toBeTruthy()
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    UID: 'day2-centrifuge.65@springfest.in',
    DTSTAMP: '20250120T063015Z',
    DTSTART: '20250125T060000Z',
    DTEND: '20250125T080000Z',
    SUMMARY: 'Centrifuge',
    GEO: '22.319083;87.309922',
    URL: 'https://sf.festival.test/schedule?day=2',
  })
  expect(textOf(events[0]?.LOCATION)).toBe('Netaji Auditorium, KGP')
  expect(textOf(events[0]?.DESCRIPTION)).toBe(
    'The end is an estimate.\nThe way there: https://www.google.com/maps/dir/?api=1&destination=22.319083%2C87.309922',
  )
})

test.each(days)('the calendar file of $name has every entry, each with its own id', (day) => {
  const file = calendarFile(day.entries, { now, origin })
  const { events } = readCalendar(file)
  expect(events.map(({ SUMMARY }) => textOf(SUMMARY))).toEqual(
    day.entries.map(({ title }) => title),
  )
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(day.entries.length)
})
