import { act, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { festival } from '@mocks/festival'
import type { Person } from '@mocks/people'
import { renderApp } from '../../renderApp'

/** The dashboard with its Registered Events open, as a link or a reload opens it. */
export async function openEvents(as: Person) {
  const view = renderApp('/dashboard?open=events', { as })
  const modal = await screen.findByRole('dialog', { name: 'Registered Events' })
  await waitFor(() => within(modal).getByRole('heading', { name: 'Group' }))
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  return { ...view, modal }
}

/** The card of a team in the open modal. */
export function team(name: string) {
  return screen.getByRole('article', { name })
}

/** The members' names and ids as the card lists them, top down. */
export function namesIn(name: string) {
  const [list] = within(team(name)).getAllByRole('list')
  return within(list ?? document.body)
    .getAllByRole('listitem')
    .map((row) => (/^.*?SF\d+/.exec(row.textContent) ?? [''])[0])
}

/** Ids of who the mock server has in a team, leader first. */
export function membersHeld(eventId: number, leader: { id: number }) {
  return festival
    .state()
    .registrations.find((each) => each.eventId === eventId && each.leaderId === leader.id)
    ?.memberIds
}

/** Another tab signs out: its storage changes, and this tab hears of it. */
export function signOutElsewhere() {
  localStorage.removeItem('userData')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
  })
}

/** Everything that is said as an error right now. */
export function errors() {
  return screen.queryAllByRole('alert').map((alert) => alert.textContent)
}
