import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { festival } from '@mocks/festival'
import type { Person } from '@mocks/people'
import { renderApp } from '../../renderApp'

/** The dashboard with its Registered Events open, as a link or a reload opens it. */
export async function openEvents(as: Person) {
  const before = festival.calls('/api/user/getUser').length
  const view = renderApp('/dashboard?open=events', { as })
  const modal = await screen.findByRole('dialog', { name: 'Registered Events' })
  await waitFor(() => within(modal).getByRole('heading', { name: 'Group' }))
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(before + 1))
  return { ...view, modal }
}

/** The card of a team in the open modal. */
export function team(name: string) {
  return screen.getByRole('article', { name })
}

/** Fills in the form in a team's card. */
export async function fill(user: UserEvent, name: string, sfId: string, email: string) {
  for (const [label, text] of [
    ['SF ID', sfId],
    ['Email', email],
  ] as const) {
    const field = within(team(name)).getByLabelText(label)
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
}

/** The submit button of that form. */
export function addButton(name: string) {
  return within(team(name)).getByRole('button', { name: /^Add/ })
}

/** The members' names and ids as the card lists them, top down. */
export function namesIn(name: string) {
  const [list] = within(team(name)).getAllByRole('list')
  return within(list ?? document.body)
    .getAllByRole('listitem')
    .map((row) => (/^.*?SF\d+/.exec(row.textContent) ?? [''])[0])
}

/** The mock server's member ids of a team, leader first. */
export function membersHeld(eventId: number, leader: { id: number }) {
  return festival
    .state()
    .registrations.find(
      (registration) => registration.eventId === eventId && registration.leaderId === leader.id,
    )?.memberIds
}
