import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { classmates, people } from '@mocks/people'
import { changeContingent, comeBack, held, openContingent } from './openContingent'

const ADD = '/api/contingent/add'
const [four, five] = classmates.slice(3)
if (!four || !five) throw new Error('The mock server has too few free classmates')

const dialog = () => screen.findByRole('dialog', { name: 'Add Members' })
const modal = () => within(screen.getByRole('dialog', { name: 'Add Members' }))
const fields = (name: 'SF-ID' | 'Email') => modal().getAllByRole('textbox', { name })
const valuesOf = (name: 'SF-ID' | 'Email') =>
  fields(name).map((field) => field.getAttribute('value'))

async function openAdd() {
  const view = await openContingent(people.contingentLeader)
  await view.user.click(screen.getByRole('button', { name: 'Add Members' }))
  await dialog()
  return view
}

/** One row is on its way, and the answer takes three seconds. */
async function send(user: UserEvent) {
  await user.click(fields('SF-ID')[0] ?? document.body)
  await user.paste(`${four?.sfId} ${four?.email}`)
  festival.break(ADD, 'slow')
  await user.click(modal().getByRole('button', { name: 'Add Members' }))
  await modal().findByRole('button', { name: 'Adding...' })
}

const answer = () => act(() => vi.advanceTimersByTimeAsync(3000))

test('a row typed while another is being added is there afterwards, and goes next', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await openAdd()
  await send(user)
  await user.click(modal().getByRole('button', { name: 'Add a row' }))
  await user.keyboard(five.sfId)
  await answer()
  await screen.findByText('Members added successfully')
  expect(valuesOf('SF-ID')).toEqual([five.sfId])
  expect(at()).toBe('/contingent?open=add')
  festival.mend()
  await user.type(fields('Email')[0] ?? document.body, five.email)
  await user.click(modal().getByRole('button', { name: 'Add Members' }))
  await waitFor(() => expect(held()?.memberIds).toEqual([11, 13, 23, 24, 25]))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a list put into the box while rows are being added is there afterwards', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openAdd()
  await send(user)
  await user.click(modal().getByRole('button', { name: 'Paste a list' }))
  await user.click(modal().getByRole('textbox', { name: 'List of members' }))
  await user.paste(`${five.sfId} ${five.email}`)
  await answer()
  await screen.findByText('Members added successfully')
  expect(modal().getByRole('textbox', { name: 'List of members' })).toHaveValue(
    `${five.sfId} ${five.email}`,
  )
})

test('rows typed for one contingent are not there for another that has come in its place', async () => {
  const { user } = await openAdd()
  await user.type(fields('SF-ID')[0] ?? document.body, four.sfId)
  changeContingent((contingent) => {
    contingent.id = 309
  })
  comeBack()
  expect(await screen.findByText('309')).toBeInTheDocument()
  await waitFor(() => expect(valuesOf('SF-ID')).toEqual(['']))
})
