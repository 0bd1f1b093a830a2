import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { team } from './openEvents'

/** Fills one row of the form in a team's card. */
export async function fill(user: UserEvent, name: string, sfId: string, email: string, row = 0) {
  const fields = (label: string) =>
    within(team(name)).getAllByLabelText(label)[row] ?? document.body
  await user.clear(fields('SF ID'))
  await user.type(fields('SF ID'), sfId)
  await user.clear(fields('Email'))
  await user.type(fields('Email'), email)
}

/** What sends that form. */
export function addButton(name: string) {
  return within(team(name)).getByRole('button', { name: /^Add/ })
}
