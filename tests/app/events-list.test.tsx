import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { takeConsoleMessages } from '../consoleMessages'
import { renderApp } from '../renderApp'

test('the event list is asked for once on start, and kept for the next visit', async () => {
  renderApp('/')
  await waitFor(() => expect(localStorage.getItem('events')).toContain('Centrifuge'))
  expect(festival.calls('/api/event')).toHaveLength(1)
})

test('without a network the list of the last visit serves, and the failure is only logged', async () => {
  const { unmount } = renderApp('/events/subevents/Dance')
  expect(await screen.findByText('Centrifuge')).toBeInTheDocument()
  unmount()
  festival.break('/api/event', 'offline')
  renderApp('/events/subevents/Dance')
  expect(await screen.findByText('Centrifuge')).toBeInTheDocument()
  await waitFor(() =>
    expect(takeConsoleMessages().join()).toContain('Error fetching event details:'),
  )
})

test('a stored list of another shape costs nothing but itself', async () => {
  localStorage.setItem('events', '{"genre":"Dance"}')
  renderApp('/events/subevents/Dance')
  expect(await screen.findByText('Centrifuge')).toBeInTheDocument()
})
