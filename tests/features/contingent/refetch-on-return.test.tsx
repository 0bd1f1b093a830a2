import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import {
  changeContingent,
  refocusTab,
  NAME,
  openContingent,
  openForms,
  memberRows,
} from './openContingent'
import { signInElsewhere } from '../../signInElsewhere'
import { sentence } from '../../sentence'

const { contingentLeader, contingentMember, student } = people

test('a member who comes back to the tab sees what has changed, without polling', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openContingent(contingentMember)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(festival.calls('/api/contingent/getMembers')).toHaveLength(1)
  changeContingent((contingent) => contingent.memberIds.push(student.id))
  refocusTab()
  await waitFor(() => expect(memberRows()).toContain('Sample Student SF00007 Unpaid'))
})

test('a leader who has paid elsewhere sees no payment on return, and an open one closes', async () => {
  await openContingent(contingentLeader, '/contingent?pay=contingent')
  expect(await screen.findByRole('dialog', { name: 'PAYMENT' })).toBeInTheDocument()
  changeContingent((contingent, { accounts }) => {
    contingent.contingent_payment_status = true
    for (const account of accounts) if (account.id === 11) account.payment_status = 1
  })
  refocusTab()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText('The contingent is paid')).toBeInTheDocument()
  for (const name of ['Contingent Payment', 'Individual payment', 'Add Members'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('a member whose contingent was deleted sees a message, and can join another', async () => {
  const { user } = await openContingent(contingentMember)
  screen.getByRole('button', { name: 'Leave Contingent' }).focus()
  festival.change((state) => {
    state.contingents = state.contingents.filter(({ id }) => id !== 301)
  })
  refocusTab()
  expect(await screen.findByText(sentence(`You are no longer in ${NAME}.`))).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await user.type(screen.getByRole('textbox', { name: 'Contingent ID' }), '302')
  await user.type(screen.getByRole('textbox', { name: 'Contingent code' }), 'MASK302')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByRole('heading', { name: 'Paid Sample Contingent' })).toBeInTheDocument()
})

test('a user who signs in in another tab sees their contingent', async () => {
  await openForms(student)
  signInElsewhere(contingentMember)
  expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeInTheDocument()
})

const modals = () => [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')]

/** Includes hidden elements, as a modal that is open by mistake hides them. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true })

test.each(['Contingent Payment', 'Individual payment', 'Barcode', 'Add Members'])(
  'the modal %s closes when the contingent is gone',
  async (name) => {
    const { user } = await openContingent(contingentLeader)
    await user.click(screen.getByRole('button', { name }))
    await screen.findByRole('dialog')
    festival.change((state) => void (state.contingents = []))
    refocusTab()
    expect(await screen.findByText(sentence(`You are no longer in ${NAME}.`))).toBeInTheDocument()
    await waitFor(() => expect(modals()).toEqual([]))
    expect(document.body).not.toContainHTML('inert=""')
  },
)

test('the question about a contingent is not asked about another that takes its place', async () => {
  const { user } = await openContingent(contingentLeader)
  await user.click(screen.getByRole('button', { name: 'Delete Contingent' }))
  await waitFor(() => expect(modals()).toHaveLength(1))
  // Left one and joined another, all between two fetches.
  changeContingent((contingent) => {
    contingent.id = 399
    contingent.contingent_name = 'Next Troupe'
  })
  refocusTab()
  await heading('Next Troupe')
  await waitFor(() => expect(modals()).toEqual([]))
})

test.each(['?open=leave', '?open=add&pay=contingent', '?pay=individual', '?open=nothing'])(
  'a link with %s opens nothing for a person without a contingent',
  async (search) => {
    await openForms(student, `/contingent${search}`)
    expect(modals()).toEqual([])
  },
)
