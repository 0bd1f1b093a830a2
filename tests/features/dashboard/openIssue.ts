import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { festival } from '@mocks/festival'
import type { Person } from '@mocks/people'
import { renderApp } from '../../renderApp'

export const FETCH = '/api/user/complaints/fetchComplaints'
export const SUBMIT = '/api/user/complaints/submitComplaints'
export const CANCEL = '/api/user/complaints/cancelComplaints'

/** Opens Report Issue on the dashboard, and waits for its lists and events. */
export async function openIssue(as: Person) {
  const view = renderApp('/dashboard?open=issue', { as })
  const modal = await screen.findByRole('dialog', { name: 'Report Issue' })
  await within(modal).findByRole('tablist')
  await waitFor(() => expect(within(modal).getByLabelText(/^Event/)).toBeEnabled())
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  return { ...view, modal }
}

/** Fills in a complaint about an event, without sending it. */
export async function typeComplaint(user: UserEvent, issue = 'My row is shown twice.') {
  await user.selectOptions(screen.getByLabelText('Issue Type'), 'Registration Issue')
  await user.click(screen.getByLabelText('Issue'))
  await user.paste(issue)
}

export function submit(user: UserEvent) {
  return user.click(screen.getByRole('button', { name: 'Submit' }))
}

/** The mock server's complaints of a user. */
export function complaintsHeld({ id }: { id: number }) {
  return festival.state().complaints.filter(({ accountId }) => accountId === id)
}

export function tabs() {
  return screen.getAllByRole('tab').map((tab) => tab.textContent)
}
