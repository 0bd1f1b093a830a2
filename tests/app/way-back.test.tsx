import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { openRegistration } from '../features/events/openRegistration'
import { renderApp } from '../renderApp'

const goBack = () => act(() => window.history.back())

test('the first page leaves the focus alone, and takes it when people come back to it', async () => {
  const { user } = renderApp('/faqs')
  expect(await screen.findByRole('heading', { name: 'FAQs', level: 1 })).not.toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Events', level: 1 })).toHaveFocus(),
  )
  goBack()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'FAQs', level: 1 })).toHaveFocus())
})

test('whose session runs out while registering signs in, and Back leads to the event again', async () => {
  festival.break('/api/event/register', { code: -2, message: 'Log in again' })
  const { send, at } = await openRegistration(people.teamLeader, 'Dance', 'Shake A Leg')
  await send()
  await waitFor(() => expect(at()).toBe('/signin'))
  goBack()
  await waitFor(() => expect(at()).toContain('/events/subevents/Dance'))
})
