import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { days } from '@/blocks/schedule/days'
import { calendarFile } from '@/features/schedule/calendar'
import { untilTestEnds } from '../../untilTestEnds'
import { currentDay, entries, entry, openSchedule, titles } from './openSchedule'

const box = () => screen.getByRole('searchbox', { name: 'Search' })
const venue = () => screen.getByRole('combobox', { name: 'Venue' })

test('typing filters the day without regard to case, and announces how many entries are left', async () => {
  const { user, at } = await openSchedule('?day=2')
  await user.type(box(), 'SHUFFLE')
  expect(titles()).toEqual(['Shuffle Prefinals', 'Shuffle Finals'])
  expect(screen.getByText('2 entries shown')).toHaveAttribute('role', 'status')
  expect(box()).toHaveFocus()
  expect(at()).toBe('/schedule?day=2&q=SHUFFLE')
})

test('the text is searched in places too', async () => {
  const { user } = await openSchedule('?day=0')
  await user.type(box(), 'kalidas')
  expect(titles()).toEqual(['Rangmanch Lights Practice'])
  expect(screen.getByText('1 entry shown')).toBeInTheDocument()
})

test('a chosen venue holds for every day, and stands in the address', async () => {
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

test('a shared link brings day, text and venue back', async () => {
  await openSchedule('?day=2&q=final&venue=basketballCourt')
  expect(titles()).toEqual(['Rapmania Prefinals', 'Rapmania Finals'])
  expect(box()).toHaveValue('final')
  expect(venue()).toHaveDisplayValue('Basketball Court')
})

test('Back brings the day and what was typed on it', async () => {
  const { user } = await openSchedule('?day=1')
  await user.type(box(), 'poetry')
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  await user.clear(box())
  await user.type(box(), 'slam')
  act(() => window.history.back())
  await waitFor(() => expect(currentDay()).toBe('Day 1'))
  expect(box()).toHaveValue('poetry')
})

test('a day chosen before the last letter is shown keeps that letter', async () => {
  const { at } = await openSchedule('?day=1')
  // eslint-disable-next-line testing-library/no-unnecessary-act -- both happen before React renders
  act(() => {
    fireEvent.change(box(), { target: { value: 'slam' } })
    fireEvent.click(screen.getByRole('tab', { name: 'Day 3' }))
  })
  expect(currentDay()).toBe('Day 3')
  expect(box()).toHaveValue('slam')
  expect(at()).toBe('/schedule?day=3&q=slam')
})

test('a search without results on this day offers the day that has some', async () => {
  const { user, at } = await openSchedule('?day=0&q=tango')
  expect(screen.getByText('Nothing on Day 0')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'See Day 3' }))
  expect(titles()).toEqual(['Two For A Tango'])
  expect(at()).toBe('/schedule?day=3&q=tango')
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
    expect(box()).toHaveValue('')
    expect(at()).toBe('/schedule?day=0')
  },
)

test.each([
  ['?day=0&q=zzzz', 'Show all of Day 0', /^Day 0/],
  ['?day=0&q=tango', 'See Day 3', /^Day 3/],
])('on %s, pressing "%s" moves the focus to the title of the day', async (search, name, day) => {
  const { user } = await openSchedule(search)
  screen.getByRole('button', { name }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: day, level: 2 })).toHaveFocus()
})

/** What the browser would have saved: jsdom has no downloads. */
function catchDownloads() {
  const blobs: Blob[] = []
  const names: string[] = []
  Object.assign(URL, {
    createObjectURL(blob: Blob) {
      blobs.push(blob)
      return 'blob:festival'
    },
    revokeObjectURL: () => undefined,
  })
  // A link that is a download has no page to go to.
  untilTestEnds(vi.spyOn(HTMLAnchorElement.prototype, 'click')).mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return { names, blobs, events: async () => readCalendar(await readBlob(blobs.at(-1))).events }
}

/** jsdom's blobs cannot be read by themselves. */
function readBlob(blob = new Blob()): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.readAsText(blob)
  })
}

test('an entry is saved as a calendar file with its name', async () => {
  const saved = catchDownloads()
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

test('a whole day is saved, or what the filters leave of it', async () => {
  const saved = catchDownloads()
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
  days.flatMap(({ entries }) => entries).filter((each) => each.id === id)

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

test('a calendar event after midnight is on the next date', () => {
  const { events } = readCalendar(calendarFile(entryOf('day2-flute-boxer'), { now, origin }))
  // 00:30 of 26 January in India
  expect(events[0]?.DTSTART).toBe('20250125T190000Z')
})

test.each(days)('the calendar file of $name has every entry, each with its own id', (day) => {
  const file = calendarFile(day.entries, { now, origin })
  const { events } = readCalendar(file)
  expect(events.map(({ SUMMARY }) => textOf(SUMMARY))).toEqual(
    day.entries.map(({ title }) => title),
  )
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(day.entries.length)
})

test('an entry has the same id whenever it is added, so no calendar shows it twice', () => {
  const uids = [now, now + 86_400_000].map(
    (moment) =>
      readCalendar(calendarFile(entryOf('day2-nukkad-prelims-2'), { now: moment, origin }))
        .events[0]?.UID,
  )
  expect(uids).toEqual(Array(2).fill('day2-nukkad-prelims-2.65@springfest.in'))
})
