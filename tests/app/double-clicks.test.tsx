import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../renderApp'

test('the second click of a double click answers no question that has just opened', async () => {
  const { user } = renderApp('/dashboard?open=events', { as: people.teamLeader })
  const [first] = await screen.findAllByRole('button', { name: /^Deregister team from/ })
  if (!first) throw new Error('The team leader leads no team')
  await user.click(first)
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Deregister team' }), { detail: 2 })
  expect(festival.calls('/api/event/deregister/team')).toHaveLength(0)
  expect(question).toBeInTheDocument()
})

test('closing twice in one breath closes once', async () => {
  const back = vi.spyOn(window.history, 'go')
  const { user, at } = renderApp('/events/subevents/Dance')
  await user.click(await screen.findByRole('button', { name: 'Centrifuge' }))
  const close = await screen.findByRole('button', { name: 'Close' })
  fireEvent.click(close)
  fireEvent.click(close)
  await waitFor(() => expect(at()).toBe('/events/subevents/Dance'))
  expect(back).toHaveBeenCalledTimes(1)
  back.mockRestore()
})

test('an event that opens leaves the page behind it where it is', async () => {
  const { user } = renderApp('/events/subevents/Dance')
  const card = await screen.findByRole('button', { name: 'Centrifuge' })
  const scrolled = vi.fn()
  vi.stubGlobal('scrollTo', scrolled)
  await user.click(card)
  await screen.findByRole('dialog')
  expect(scrolled).not.toHaveBeenCalled()
})

test('the event list is fetched once, also when somebody signs in', async () => {
  renderApp('/events')
  await waitFor(() => expect(festival.calls('/api/event')).toHaveLength(1))
  localStorage.setItem('userData', JSON.stringify(festival.sessionOf(people.student)))
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
  })
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  expect(festival.calls('/api/event')).toHaveLength(1)
})
