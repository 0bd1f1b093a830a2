import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../renderApp'
import { untilTestEnds } from '../untilTestEnds'

const TYPED = 'the quick brown fox jumps over the lazy dog at night'

async function openField(path: string, name: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const view = renderApp(path)
  const field = await screen.findByRole('searchbox', { name })
  const replaced = untilTestEnds(vi.spyOn(window.history, 'replaceState'))
  return { ...view, field, replaced }
}

test('shows each typed letter at once, and writes the address once typing rests', async () => {
  const { field, replaced, at } = await openField('/events', 'Search all events')
  vi.setTimerTickMode('manual')
  for (let length = 1; length <= TYPED.length; length += 1) {
    fireEvent.change(field, { target: { value: TYPED.slice(0, length) } })
    expect(field).toHaveValue(TYPED.slice(0, length))
    await act(() => vi.advanceTimersByTimeAsync(100))
  }
  expect(replaced).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(replaced).toHaveBeenCalledOnce()
  expect(at()).toBe(`/events?q=${TYPED.replaceAll(' ', '+')}`)
  vi.setTimerTickMode('interval')
  renderApp(at())
  expect(await screen.findByRole('searchbox', { name: 'Search all events' })).toHaveValue(TYPED)
})

test('clearing the text removes it from the address', async () => {
  const { user, field, at } = await openField('/schedule?day=2&q=dance', 'Search')
  await user.clear(field)
  await waitFor(() => expect(at()).toBe('/schedule?day=2'))
})

test('choosing a venue before typing rests keeps the whole text', async () => {
  const { user, field, at } = await openField('/schedule?day=2', 'Search')
  await user.type(field, 'dance')
  fireEvent.change(screen.getByRole('combobox', { name: 'Venue' }), {
    target: { value: 'panLoopCourt' },
  })
  await waitFor(() => expect(at()).toBe('/schedule?day=2&venue=panLoopCourt&q=dance'))
  expect(field).toHaveValue('dance')
})

test('a link that is followed before typing rests leads where it says, however slow its screen', async () => {
  const { user, field, at } = await openField('/events', 'Search all events')
  await user.type(field, 'tango')
  const result = await screen.findByRole('link', { name: /Two For A Tango/ })
  vi.setTimerTickMode('manual')
  // Outside `act`, as in a browser: the address is new at once, the screen is rendered later.
  result.click()
  vi.advanceTimersByTime(400)
  expect(at()).toBe('/events/subevents/Dance?event=5')
  vi.setTimerTickMode('interval')
  expect(await screen.findByRole('dialog', { name: 'Two For A Tango' })).toBeInTheDocument()
})
