import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentDay, entries, entry, openSchedule, titles } from './openSchedule'

/** Now, wherever the tests run. Timers go on by themselves. */
function itIs(moment: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(moment) })
}

test('four tabs, and the first opens outside the festival', async () => {
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

test.each([
  ['0', 5],
  ['1', 24],
  ['2', 46],
  ['3', 38],
])('Day %s shows its %i entries', async (day, count) => {
  await openSchedule(`?day=${day}`)
  expect(entries()).toHaveLength(count)
})

test('an entry shows its time, title and place, and leads there', async () => {
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

test('what is after midnight comes last and says so', async () => {
  await openSchedule('?day=2')
  expect(titles().at(-1)).toBe('Flute Boxer')
  const flute = within(entry('Flute Boxer'))
  expect(flute.getByText('00:30')).toBeVisible()
  expect(flute.getByText('after midnight')).toBeVisible()
})

test('on a day of the festival that day opens, and what runs is marked', async () => {
  itIs('2025-01-25T11:45:00+05:30')
  await openSchedule()
  expect(currentDay()).toBe('Day 2')
  const running = entries().filter((each) => each.getAttribute('aria-current') === 'time')
  const names = running.map((each) => within(each).getByRole('heading').firstChild?.textContent)
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
})

test('the mark moves on by itself', async () => {
  itIs('2025-01-25T11:29:30+05:30')
  await openSchedule()
  expect(within(entry('Rapmania Cypher')).getByText('On now')).toBeVisible()
  // A minute at once is longer than the event list may take.
  await waitFor(() => expect(localStorage.getItem('events')).not.toBeNull())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await within(entry('Rapmania Finals')).findByText('On now')).toBeVisible()
  expect(within(entry('Rapmania Cypher')).queryByText('On now')).not.toBeInTheDocument()
})

test('after midnight the new day is open, and the night before is not forgotten', async () => {
  itIs('2025-01-26T00:40:00+05:30')
  const { user } = await openSchedule()
  expect(currentDay()).toBe('Day 3')
  expect(screen.getByText(/On now: .*Flute Boxer, SF Cafe/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'See Day 2' }))
  expect(currentDay()).toBe('Day 2')
  expect(within(entry('Flute Boxer')).getByText('On now')).toBeVisible()
})

test('the day stands in the address: a reload keeps it, Back returns to the one before', async () => {
  const { user, at } = await openSchedule('?day=1')
  await user.click(screen.getByRole('tab', { name: 'Day 3' }))
  expect(at()).toBe('/schedule?day=3')
  expect(within(screen.getByRole('main')).getByText(/26 January/)).toHaveTextContent(
    'Sunday, 26 January',
  )
  await openSchedule('?day=3')
  expect(currentDay()).toBe('Day 3')
  await user.click(screen.getByRole('tab', { name: 'Day 0' }))
  window.history.back()
  await vi.waitFor(() => expect(currentDay()).toBe('Day 3'))
})

test('a day that there is not opens the usual one', async () => {
  await openSchedule('?day=7%3Cb%3E')
  expect(currentDay()).toBe('Day 0')
})

test('the tabs are one stop, and the arrows move along them', async () => {
  const { user } = await openSchedule('?day=0')
  screen.getByRole('tab', { name: 'Day 0' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Day 1' })).toHaveFocus()
  expect(currentDay()).toBe('Day 1')
  await user.keyboard('{End}')
  expect(currentDay()).toBe('Day 3')
  await user.keyboard('{ArrowRight}')
  expect(currentDay()).toBe('Day 0')
  await user.keyboard('{ArrowLeft}{Home}')
  expect(screen.getByRole('tab', { name: 'Day 0' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: /^My plan/ })).toHaveFocus()
})
