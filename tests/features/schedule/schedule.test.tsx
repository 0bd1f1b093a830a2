import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { days } from '@/blocks/schedule/days'
import { calendarFile } from '@/features/schedule/calendar'
import { currentDay, entry, openSchedule, titles } from './openSchedule'
import { catchDownloads } from '../downloads'

/** Sets the time, in any time zone. Timers keep running. */
function itIs(moment: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(moment) })
}

test('shows four tabs, and opens the first outside the festival (Spec §2)', async () => {
  itIs('2026-03-01T12:00:00+05:30')
  await openSchedule()
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual(['Day 0', 'Day 1', 'Day 2', 'Day 3'])
  expect(currentDay()).toBe('Day 0')
  expect(titles().at(0)).toBe('Rangmanch Lights Practice')
})

test('entries after midnight come last and say so, and the page says how old its times are (Spec §2)', async () => {
  await openSchedule('?day=2')
  expect(titles().at(-1)).toBe('Flute Boxer')
  expect(within(entry('Flute Boxer')).getByText('after midnight')).toBeVisible()
  expect(within(entry('Nrityakala')).queryByText('after midnight')).not.toBeInTheDocument()
  expect(screen.getByText(/^Timetable of/)).toHaveTextContent('Timetable of 14 January, 18:00')
})

test('the day is in the address: a reload keeps it, Back returns to the previous one', async () => {
  const { user, at } = await openSchedule('?day=1')
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  expect(at()).toBe('/schedule?day=3')
  await openSchedule('?day=3')
  expect(currentDay()).toBe('Day 3')
  await user.click(screen.getByRole('tab', { name: 'Day 0' }))
  act(() => window.history.back())
  await waitFor(() => expect(currentDay()).toBe('Day 3'))
})

const box = () => screen.getByRole('searchbox', { name: 'Search' })

test('filters the day by title and place in any case, and announces how many entries are left', async () => {
  const { user, at } = await openSchedule('?day=0')
  await user.type(box(), 'KALIDAS')
  expect(titles()).toEqual(['Rangmanch Lights Practice'])
  expect(screen.getByText('1 entry shown')).toHaveAttribute('role', 'status')
  await waitFor(() => expect(at()).toBe('/schedule?day=0&q=KALIDAS'))
  await user.type(box(), ' practice')
  expect(titles()).toEqual(['Rangmanch Lights Practice'])
  await user.type(box(), ' netaji')
  expect(screen.getByText('0 entries shown')).toBeInTheDocument()
})

test('a chosen venue applies to every day, and is in the address (Spec §2)', async () => {
  const { user, at } = await openSchedule('?day=2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Venue' }), 'Pronites Ground')
  expect(at()).toBe('/schedule?day=2&venue=pronitesGround')
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  expect(titles()).toEqual(['Pal Night'])
})

function catchCalendars() {
  const saved = catchDownloads()
  return { ...saved, events: async () => readCalendar(String(await saved.lastBytes())).events }
}

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

const star = (title: string, time?: string) =>
  within(entry(title, time)).getByRole('button', { name: /in my plan$/ })

const myPlan = () => screen.getByRole('button', { name: /^My plan/ })

test('a starred entry is in the plan, also after a reload, until the star is tapped again', async () => {
  const { user } = await openSchedule('?day=2')
  expect(star('Centrifuge')).toHaveAttribute('aria-pressed', 'false')
  await user.click(star('Centrifuge'))
  await user.click(star('EDM Night'))
  expect(myPlan()).toHaveTextContent('My plan (2)')

  const reloaded = await openSchedule('?day=2')
  await reloaded.user.click(myPlan())
  expect(myPlan()).toHaveAttribute('aria-pressed', 'true')
  expect(titles()).toEqual(['Centrifuge', 'EDM Night'])
  expect(reloaded.at()).toBe('/schedule?day=2&plan=1')
  await reloaded.user.click(star('Centrifuge'))
  expect(titles()).toEqual(['EDM Night'])
})

test('marks registered events, keeps them in the plan, and explains why their star stays', async () => {
  const { user } = await openSchedule('?day=2', { as: people.student })
  const nrityakala = within(entry('Nrityakala'))
  expect(await nrityakala.findByText('you are registered')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'My plan (3)' }))
  expect(titles()).toEqual(['Nrityakala'])
  await user.click(star('Nrityakala'))
  expect(await screen.findByText('You are registered, so it stays in your plan.')).toBeVisible()
  expect(star('Nrityakala')).toHaveAttribute('aria-pressed', 'true')
})
