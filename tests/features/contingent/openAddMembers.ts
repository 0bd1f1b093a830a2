import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { people } from '@mocks/people'
import { openContingent } from './openContingent'
import { classmate } from '../events/openRegistration'

export const ADD = '/api/contingent/add'

/** They are in no contingent. */
export const [four, five] = [classmate(4), classmate(5)]

/** A leader's contingent with Add Members open, as a link or a reload opens it. */
export async function openAdd() {
  const view = await openContingent(people.contingentLeader, '/contingent?open=add')
  await screen.findByRole('dialog', { name: 'Add Members' })
  return view
}

export const modal = () => within(screen.getByRole('dialog', { name: 'Add Members' }))
const row = (number: number) => within(modal().getByRole('group', { name: `Member ${number}` }))
export const idOf = (number: number) => row(number).getByRole('textbox', { name: 'SF ID' })
export const mailOf = (number: number) => row(number).getByRole('textbox', { name: 'Email' })
export const send = (user: UserEvent) =>
  user.click(modal().getByRole('button', { name: 'Add Members' }))
/** The values of the fields, row by row. */
export const typed = () =>
  modal()
    .getAllByRole('group')
    .map((group) =>
      within(group)
        .getAllByRole('textbox')
        .map((field) => field.getAttribute('value')),
    )

export async function paste(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
