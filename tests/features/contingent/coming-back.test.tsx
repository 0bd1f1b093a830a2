import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import {
  changeContingent,
  comeBack,
  NAME,
  openContingent,
  openForms,
  rowsSeen,
} from './openContingent'
import { signInElsewhere } from '../../signInElsewhere'

const { contingentLeader, contingentMember, student } = people
const MEMBERS = '/api/contingent/getMembers'

test('a member who comes back to the tab sees what has changed, without polling', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openContingent(contingentMember)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(festival.calls(MEMBERS)).toHaveLength(1)
  changeContingent((contingent) => contingent.memberIds.push(student.id))
  comeBack()
  await waitFor(() => expect(rowsSeen()).toContain('Sample Student SF00007 Unpaid'))
})

test('a leader who has paid elsewhere sees no payment on coming back', async () => {
  await openContingent(contingentLeader)
  changeContingent((contingent, { accounts }) => {
    contingent.contingent_payment_status = true
    for (const account of accounts) if (account.id === 11) account.payment_status = 1
  })
  comeBack()
  expect(await screen.findByText('The contingent is paid')).toBeInTheDocument()
  for (const name of ['Contingent Payment', 'Individual payment', 'Add Members'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('a member whose contingent was deleted reads so, and can join another', async () => {
  const { user } = await openContingent(contingentMember)
  festival.change((state) => {
    state.contingents = state.contingents.filter(({ id }) => id !== 301)
  })
  comeBack()
  expect(await screen.findByText(`You are no longer in ${NAME}.`)).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Contingent ID' }), '302')
  await user.type(screen.getByRole('textbox', { name: 'Contingent code' }), 'MASK302')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByRole('heading', { name: 'Paid Sample Contingent' })).toBeInTheDocument()
})

test('without a network the list stays, and says that it may be old', async () => {
  const { user } = await openContingent(contingentMember)
  festival.break(MEMBERS, 'offline')
  comeBack()
  expect(await screen.findByText('This may be out of date.')).toBeInTheDocument()
  expect(rowsSeen()).toHaveLength(3)
  festival.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.queryByText('This may be out of date.')).not.toBeInTheDocument(),
  )
})

test('a person who signs in in another tab sees their own contingent', async () => {
  await openForms(student)
  signInElsewhere(contingentMember)
  expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeInTheDocument()
})

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
])(
  'the modal %s closes when the contingent is gone, and does not open over the next',
  async (button, title, param) => {
    const { user, at } = await openContingent(contingentLeader)
    await user.click(screen.getByRole('button', { name: button }))
    await screen.findByRole('dialog', { name: title })
    expect(at()).toBe(`/contingent?${param}`)
    festival.change((state) => void (state.contingents = []))
    comeBack()
    expect(await screen.findByText(`You are no longer in ${NAME}.`)).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/contingent'))
    expect(modals()).toEqual([])
    expect(document.body).not.toContainHTML('inert=""')
    await create(user)
    expect(modals()).toEqual([])
    expect(at()).toBe('/contingent')
  },
)

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
])('the modal %s closes when another contingent takes its place', async (...modal) => {
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
])(
  'the modal %s is about the person, so it stays over the next contingent',
  async (button, title, param) => {
    const { user, at } = await openContingent(contingentLeader)
    await user.click(screen.getByRole('button', { name: button }))
    const modal = await screen.findByRole('dialog', { name: title })
    await replaceContingent()
    expect(modal).toBeInTheDocument()
    expect(at()).toBe(`/contingent?${param}`)
  },
)

test('Forward after deleting does not open the question over the next contingent', async () => {
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
  'a link with %s opens nothing for a person without a contingent',
  async (search) => {
    const { at } = await openForms(student, `/contingent${search}`)
    await waitFor(() => expect(at()).toBe('/contingent'))
    expect(modals()).toEqual([])
  },
)

test('Help opens for everybody, and foreign parts of the address stay', async () => {
  const { at } = await openForms(student, '/contingent?open=help&pay=individual&from=mail')
  await waitFor(() => expect(at()).toBe('/contingent?open=help&from=mail'))
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeInTheDocument()
})
