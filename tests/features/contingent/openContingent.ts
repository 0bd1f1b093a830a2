import { screen } from '@testing-library/react'
import { festival } from '@mocks/festival'
import { classmates, people, type Person } from '@mocks/people'
import type { Contingent, FestivalState } from '@mocks/state'
import { renderApp } from '../../renderApp'

export const NAME = 'Sample Institute Contingent'

/** The contingent screen of a member. */
export async function openContingent(as: Person, path = '/contingent') {
  const view = renderApp(path, { as })
  await screen.findByRole('region', { name: 'Members' })
  return view
}

/** The contingent screen of a leader with these members, as the server might send them. */
export function openList(updatedMembersInfo: object[], contingent_name = 'Troupe') {
  const data = { id: 9, leaderId: 11, contingent_name, code: 'X9', updatedMembersInfo }
  const body = { code: 0, message: 'ok', data }
  festival.break('/api/contingent/getMembers', { status: 200, body })
  return openContingent(people.contingentLeader)
}

export const memberSent = (name: string, sfId: string, paymentStatus = false) => ({
  id: sfId,
  name,
  sfId,
  paymentStatus,
})

/** The contingent screen of a user without a contingent. */
export async function openForms(as: Person) {
  const view = renderApp('/contingent', { as })
  await screen.findByRole('tab', { name: 'Join a contigent' })
  return view
}

/** The texts of the list, row by row. */
export function memberRows() {
  const list = screen.getByRole('region', { name: 'Members' })
  return [...list.querySelectorAll('li')].map((row) => row.textContent.replace(/\s+/g, ' '))
}

/** The drawing beside each name of the list. It is decorative, so it has no role to query by. */
export function crowns() {
  const list = screen.getByRole('region', { name: 'Members' })
  return [...list.querySelectorAll('li')].map((row) =>
    row.querySelector('img')?.getAttribute('src'),
  )
}

/** The pages of the printed list, which is outside the visible page. */
export function printedPages() {
  return [...document.querySelectorAll<HTMLElement>('body > div > section')]
}

/** The contingent as the mock server holds it. */
export function currentContingent(id = 301) {
  return festival.state().contingents.find((contingent) => contingent.id === id)
}

export function changeContingent(edit: (contingent: Contingent, state: FestivalState) => void) {
  festival.change((state) => {
    const contingent = state.contingents.find(({ id }) => id === 301)
    if (contingent) edit(contingent, state)
  })
}

/** Adds this many members, of whom every third has paid. */
export function fill(count: number) {
  changeContingent((contingent, { accounts }) => {
    const [pattern] = classmates
    for (let id = 5001; id <= 5000 + count; id += 1) {
      const details = {
        id,
        sfId: `SF0${id}`,
        name: `Extra ${id}`,
        email: `extra.${id}@festival.test`,
      }
      if (pattern) accounts.push({ ...pattern, ...details, payment_status: id % 3 === 0 ? 1 : 0 })
      contingent.memberIds.push(id)
    }
  })
}

/** All current error messages. */
export function errors() {
  const alerts = document.querySelectorAll('[role="alert"], #assertive [data-kind]')
  return [...alerts].map((alert) => alert.textContent)
}

export function buttons() {
  return screen.getAllByRole('button').map((button) => button.textContent)
}
