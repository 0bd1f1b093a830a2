import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entry, openSchedule } from './openSchedule'

const scrolled = vi.fn()
// jsdom has no layout, and nothing to scroll.
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: scrolled }))
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))

function itIs(moment: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(moment) })
}

test('a line above the list leads to what is on now, and adds no step to the way back', async () => {
  itIs('2025-01-25T19:30:00+05:30')
  const { user, at } = await openSchedule()
  const before = window.history.length
  await user.click(screen.getByRole('link', { name: 'Classical Night, Kalidas Auditorium' }))
  expect(entry('Classical Night')).toHaveFocus()
  expect(scrolled.mock.contexts).toEqual([entry('Classical Night')])
  expect(at()).toBe('/schedule')
  expect(window.history).toHaveLength(before)
})

test('of several the line names the first, and says how many more there are', async () => {
  itIs('2025-01-25T11:45:00+05:30')
  await openSchedule()
  expect(screen.getByText(/^On now:/)).toHaveTextContent(
    'On now: SpEnt, Vikramshila (V1–V4) and 5 more',
  )
})

test('the line speaks only of what is shown', async () => {
  itIs('2025-01-25T23:45:00+05:30')
  const { user } = await openSchedule()
  await user.type(screen.getByRole('searchbox'), 'centrifuge')
  await waitFor(() => expect(entry('Centrifuge')).toBeVisible())
  expect(screen.queryByText(/^On now:/)).not.toBeInTheDocument()
})

test('the link to the day that still runs hands its focus to that day', async () => {
  itIs('2025-01-26T00:40:00+05:30')
  const { user } = await openSchedule()
  screen.getByRole('link', { name: 'See Day 2' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: /^Day 2/, level: 2 })).toHaveFocus()
})
