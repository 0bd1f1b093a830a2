import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { days } from '@/blocks/schedule/days'
import { untilTestEnds } from '../../untilTestEnds'
import { currentDay, entries, entry, openSchedule, titles } from './openSchedule'

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
  expect(titles()).toEqual([
    'Rangmanch Lights Practice',
    'ETMS Sound Check',
    'Inauguration',
    'Indie',
    'ETMS Production',
  ])
  expect(document.title).toBe('Schedule | Spring Fest')
})

test('says when the timetable was made, in Indian time', async () => {
  await openSchedule()
  expect(screen.getByText(/^Timetable of/)).toHaveTextContent('Timetable of 14 January, 18:00')
  const time = screen.getByText('14 January, 18:00')
  expect(time).toHaveAttribute('datetime', '2025-01-14T18:00+05:30')
})

test('an entry shows its time, title and place, and leads there (Spec §2, §3)', async () => {
  await openSchedule('?day=2')
  const nrityakala = within(entry('Nrityakala'))
  expect(nrityakala.getByText('08:00')).toBeVisible()
  expect(nrityakala.getByText('Netaji Auditorium')).toBeVisible()
  const link = nrityakala.getByRole('link', {
    name: 'Open in Map: Netaji Auditorium, opens in a new tab',
  })
  expect(link).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=22.319083%2C87.309922',
  )
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('entries after midnight come last and say so (Spec §2)', async () => {
  await openSchedule('?day=2')
  expect(titles().at(-1)).toBe('Flute Boxer')
  const flute = within(entry('Flute Boxer'))
  expect(flute.getByText('00:30')).toBeVisible()
  expect(flute.getByText('after midnight')).toBeVisible()
})

test('on a day of the festival that day opens, and running entries are marked', async () => {
  itIs('2025-01-25T11:45:00+05:30')
  await openSchedule()
  expect(currentDay()).toBe('Day 2')
  const running = entries().filter((item) => item.getAttribute('aria-current') === 'time')
  const names = running.map((item) => within(item).getByRole('heading').firstChild?.textContent)
  expect(names).toEqual([
    'SpEnt',
    'Can You Duet',
    'Impromptu',
    'Alum Meeting with Director',
    'Rapmania Finals',
    'Centrifuge',
  ])
  expect(within(entry('Centrifuge')).getByText('On now')).toBeVisible()
  expect(within(entry('Nrityakala')).queryByText('On now')).not.toBeInTheDocument()
  expect(screen.getByText(/^On now:/)).toHaveTextContent(
    'On now: SpEnt, Vikramshila (V1–V4) and 5 more',
  )
})

test('the mark of running entries moves on by itself', async () => {
  itIs('2025-01-25T11:29:30+05:30')
  await openSchedule()
  expect(within(entry('Rapmania Cypher')).getByText('On now')).toBeVisible()
  // A minute in one step would exceed the timeout of the event list.
  await waitFor(() => expect(localStorage.getItem('events')).not.toBeNull())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await within(entry('Rapmania Finals')).findByText('On now')).toBeVisible()
  expect(within(entry('Rapmania Cypher')).queryByText('On now')).not.toBeInTheDocument()
})

test('after midnight the evening that is still running opens', async () => {
  itIs('2025-01-26T00:40:00+05:30')
  await openSchedule()
  expect(currentDay()).toBe('Day 2')
  expect(within(entry('Flute Boxer')).getByText('On now')).toBeVisible()
})

test('after midnight the new day links to entries of the day before that are still running', async () => {
  itIs('2025-01-26T00:40:00+05:30')
  const { user } = await openSchedule('?day=3')
  expect(currentDay()).toBe('Day 3')
  expect(screen.getByText(/On now: .*Flute Boxer, SF Cafe/)).toBeVisible()
  screen.getByRole('link', { name: 'See Day 2' }).focus()
  await user.keyboard('{Enter}')
  expect(currentDay()).toBe('Day 2')
  expect(screen.getByRole('heading', { name: /^Day 2/, level: 2 })).toHaveFocus()
  expect(within(entry('Flute Boxer')).getByText('On now')).toBeVisible()
})

test('the day is in the address: a reload keeps it, Back returns to the previous one', async () => {
  const { user, at } = await openSchedule('?day=1')
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  expect(at()).toBe('/schedule?day=3')
  expect(within(screen.getByRole('main')).getByText(/26 January/)).toHaveTextContent(
    'Sunday, 26 January',
  )
  await openSchedule('?day=3')
  expect(currentDay()).toBe('Day 3')
  const steps = window.history.length
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  expect(window.history).toHaveLength(steps)
  await user.click(screen.getByRole('tab', { name: 'Day 0' }))
  act(() => window.history.back())
  await waitFor(() => expect(currentDay()).toBe('Day 3'))
})

test('a link above the list leads to the running entry, without a step in the history', async () => {
  itIs('2025-01-25T19:30:00+05:30')
  const scrolled = untilTestEnds(vi.spyOn(Element.prototype, 'scrollIntoView'))
  const { user, at } = await openSchedule()
  const before = window.history.length
  await user.click(screen.getByRole('link', { name: 'Classical Night, Kalidas Auditorium' }))
  expect(entry('Classical Night')).toHaveFocus()
  expect(scrolled.mock.contexts).toEqual([entry('Classical Night')])
  expect(at()).toBe('/schedule')
  expect(window.history).toHaveLength(before)
})

test('a day that is not announced yet says so', async () => {
  const [first] = days
  const entries = first?.entries.splice(0) ?? []
  onTestFinished(() => void first?.entries.push(...entries))
  await openSchedule('?day=0')
  expect(screen.getByText('Day 0 is not announced yet')).toBeVisible()
})
