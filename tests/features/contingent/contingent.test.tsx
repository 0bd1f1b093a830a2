import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { readBars } from '../../blocks/readBars'
import { renderApp } from '../../renderApp'
import {
  buttons,
  changeContingent,
  refocusTab,
  crowns,
  NAME,
  openContingent,
  openForms,
  openList,
  memberRows,
} from './openContingent'

const { student, contingentLeader, contingentMember, paidContingentLeader } = people

test('a visitor is asked to sign in (Spec §2, §6)', async () => {
  const { at } = renderApp('/contingent')
  expect(await screen.findByText('Please Sign-in to continue')).toBeInTheDocument()
  expect(at()).toBe('/signin')
})

test('a leader sees five buttons, the ID, the code and the members (Spec §2, §3)', async () => {
  await openContingent(contingentLeader)
  expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeInTheDocument()
  expect(buttons()).toEqual(
    expect.arrayContaining([
      'Contingent Payment',
      'Individual payment',
      'Barcode',
      'Add Members',
      'Delete Contingent',
    ]),
  )
  expect(screen.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Leave Contingent' })).not.toBeInTheDocument()
  expect(screen.getByText('MASK301')).toBeInTheDocument()
  expect(screen.getByText(/Contingent ID/)).toHaveTextContent(
    'Contingent ID 301, 3 members, 1 paid',
  )
  expect(memberRows()).toEqual([
    'Contingent Leader (you)Leader SF00011 Unpaid',
    'Contingent Member SF00013 Unpaid',
    'Classmate Three SF00023 Paid',
  ])
})

test('a member sees three buttons, and a crown beside the leader (Spec §2, §6)', async () => {
  await openContingent(contingentMember)
  expect(buttons()).toEqual(expect.arrayContaining(['Make Payment', 'Barcode', 'Leave Contingent']))
  for (const name of [
    'Contingent Payment',
    'Individual payment',
    'Add Members',
    'Delete Contingent',
  ])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(memberRows()[0]).toBe('Contingent LeaderLeader SF00011 Unpaid')
  expect(crowns()).toEqual(['/art/ornament/fillet.svg', undefined, undefined])
})

test('the leader of a paid contingent sees neither Contingent Payment nor Add Members (Spec §4)', async () => {
  changeContingent((contingent) => void (contingent.contingent_payment_status = true))
  await openContingent(contingentLeader)
  // This leader has not paid alone, and may still do so.
  expect(screen.getByRole('button', { name: 'Individual payment' })).toBeInTheDocument()
  await openContingent(paidContingentLeader)
  for (const name of ['Contingent Payment', 'Add Members', 'Individual payment'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(screen.getByText('The contingent is paid')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete Contingent' })).toBeInTheDocument()
})

test('payment waits for the status of a person missing from the list, and works when it is unknown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/user/getUser', 'slow')
  const { user } = await openList([])
  const pay = screen.getByRole('button', { name: 'Individual payment' })
  expect(pay).toHaveAttribute('aria-busy', 'true')
  festival.break('/api/user/getUser', { code: 9, message: 'Not now' })
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy'))
  await user.click(pay)
  expect(await screen.findByText(/^We could not check whether you have paid/)).toBeInTheDocument()
})

test('Help shows three phone numbers as links (Spec §2)', async () => {
  const { user, at } = await openForms(student)
  await user.click(screen.getByRole('button', { name: 'Help' }))
  const help = within(await screen.findByRole('dialog', { name: 'Help' }))
  const calls = help.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(help.getAllByRole('listitem')).toHaveLength(3)
  expect(calls).toEqual([1, 2, 3].map((number) => `tel:+91000000000${number}`))
  expect(at()).toBe('/contingent?open=help')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/contingent'))
})

test('the ID and the code can be copied, alone or as an invitation', async () => {
  const { user } = await openContingent(contingentLeader)
  await user.click(screen.getByRole('button', { name: 'Copy ID' }))
  expect(await screen.findByText('Contingent ID copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('301')
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await screen.findByText('Contingent code copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('MASK301')
  await user.click(screen.getByRole('button', { name: 'Copy invitation' }))
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(
    `Join ${NAME} for Spring Fest. Contingent ID: 301, contingent code: MASK301\n${window.location.origin}/contingent`,
  )
})

test.each([
  ['a leader pays for all', contingentLeader, 'Contingent Payment', 'contingent'],
  ['a leader pays alone', contingentLeader, 'Individual payment', 'individual'],
  ['a member pays', contingentMember, 'Make Payment', 'individual'],
] as const)(
  '%s in a modal that the address opens, and Back closes (Spec §2, §4, §6)',
  async (_action, as, name, type) => {
    const { user, at } = await openContingent(as)
    await user.click(screen.getByRole('button', { name }))
    const modal = await screen.findByRole('dialog', { name: 'PAYMENT' })
    expect(at()).toBe(`/contingent?pay=${type}`)
    expect(await within(modal).findByRole('button', { name: 'Make Payment' })).toBeInTheDocument()
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(at()).toBe('/contingent')
  },
)

test.each([
  ['a member', contingentMember],
  ['the leader of a paid contingent', paidContingentLeader],
])('by an old link %s can neither pay for all nor add members (Spec §4, §6)', async (_role, as) => {
  for (const search of ['?pay=contingent', '?open=add']) {
    await openContingent(as, `/contingent${search}`)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  }
})

/** The barcode with that label encodes the id, and shows it below the bars. */
async function expectCode(label: string, id: string) {
  const modal = within(await screen.findByRole('dialog', { name: 'Barcode' }))
  const figure = within(modal.getByRole('figure', { name: label }))
  const bars = await figure.findByRole('img', { name: `Barcode of ${id}` })
  expect(readBars(bars, 2)).toBe(id)
  expect(figure.getByText(label)).toBeInTheDocument()
  expect(figure.getByText(id)).toBeInTheDocument()
}

test.each([contingentLeader, contingentMember])(
  'a $role can show two barcodes, of their SF ID and of the contingent (Spec §2, §6)',
  async (as) => {
    const { user, at } = await openContingent(as)
    await user.click(screen.getByRole('button', { name: 'Barcode' }))
    await expectCode('Your SF ID', as.sfId)
    await expectCode('Contingent ID', '301')
    expect(screen.getAllByRole('img', { name: /^Barcode of/ })).toHaveLength(2)
    expect(at()).toBe('/contingent?open=barcode')
    changeContingent((contingent) => void (contingent.id = 399))
    refocusTab()
    await expectCode('Contingent ID', '399')
  },
)
