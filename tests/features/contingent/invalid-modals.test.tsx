import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { changeContingent, comeBack, NAME, openForms, openContingent } from './openContingent'

const { contingentLeader, student } = people

const modals = () => [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')]

/** Hidden, as it would be behind a modal that is there by mistake. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true })

async function create(user: UserEvent) {
  await user.click(await screen.findByRole('tab', { name: 'Create a Contingent' }))
  await user.type(screen.getByRole('textbox', { name: 'Contingent name' }), 'Next Troupe')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await heading('Next Troupe')
}

test.each([
  ['Contingent Payment', 'PAYMENT', 'pay=contingent'],
  ['Individual payment', 'PAYMENT', 'pay=individual'],
  ['Barcode', 'Barcode', 'open=barcode'],
  ['Add Members', 'Add Members', 'open=add'],
])('%s, open when the contingent goes, is not open over the next', async (button, title, param) => {
  const { user, at } = await openContingent(contingentLeader)
  await user.click(screen.getByRole('button', { name: button }))
  await screen.findByRole('dialog', { name: title })
  expect(at()).toBe(`/contingent?${param}`)
  festival.change((state) => {
    state.contingents = []
  })
  comeBack()
  expect(await screen.findByText(`You are no longer in ${NAME}.`)).toBeInTheDocument()
  await waitFor(() => expect(at()).toBe('/contingent'))
  await create(user)
  expect(modals()).toEqual([])
  expect(at()).toBe('/contingent')
})

/** Left, and taken into another, all between two fetches. */
async function replaceContingent() {
  changeContingent((contingent) => {
    contingent.id = 399
    contingent.contingent_name = 'Next Troupe'
  })
  comeBack()
  await heading('Next Troupe')
}

test.each([
  ['Contingent Payment', 'dialog', 'PAYMENT'],
  ['Add Members', 'dialog', 'Add Members'],
  ['Delete Contingent', 'alertdialog', 'Delete Contingent?'],
])('%s, open when another contingent takes its place, is not open over that', async (...modal) => {
  const [button, role, title] = modal
  const { user, at } = await openContingent(contingentLeader)
  await user.click(screen.getByRole('button', { name: button }))
  await screen.findByRole(role, { name: title })
  await replaceContingent()
  await waitFor(() => expect(at()).toBe('/contingent'))
  await waitFor(() => expect(modals()).toEqual([]))
})

test.each([
  ['Individual payment', 'PAYMENT', 'pay=individual'],
  ['Barcode', 'Barcode', 'open=barcode'],
  ['Help', 'Help', 'open=help'],
])('%s is about the person, and stays over the next contingent', async (button, title, param) => {
  const { user, at } = await openContingent(contingentLeader)
  await user.click(screen.getByRole('button', { name: button }))
  const modal = await screen.findByRole('dialog', { name: title })
  await replaceContingent()
  expect(modal).toBeInTheDocument()
  expect(at()).toBe(`/contingent?${param}`)
})

test('Forward after deleting does not ask whether to delete the next contingent', async () => {
  const { user, at } = await openContingent(contingentLeader)
  await user.click(screen.getByRole('button', { name: 'Delete Contingent' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: 'Delete Contingent' }))
  await screen.findByRole('tab', { name: 'Create a Contingent' })
  act(() => window.history.forward())
  // The step itself takes a moment; only then is there something to take out.
  await act(() => new Promise((settled) => window.addEventListener('popstate', settled)))
  await waitFor(() => expect(at()).toBe('/contingent'))
  await create(user)
  expect(modals()).toEqual([])
  expect(at()).toBe('/contingent')
})

test.each(['?open=leave', '?open=add&pay=contingent', '?pay=individual', '?open=nothing'])(
  'a link with %s leaves nothing waiting for somebody who is in none',
  async (search) => {
    const { at } = await openForms(student, `/contingent${search}`)
    await waitFor(() => expect(at()).toBe('/contingent'))
    expect(modals()).toEqual([])
  },
)

test('Help is for everybody, and stays; what is not ours in the address stays too', async () => {
  const { at } = await openForms(student, '/contingent?open=help&pay=individual&from=mail')
  await waitFor(() => expect(at()).toBe('/contingent?open=help&from=mail'))
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeInTheDocument()
})
