import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { server } from '@mocks/node'
import { people } from '@mocks/people'
import { drawings } from '@/theme/drawings'
import {
  buttons,
  changeContingent,
  crowns,
  currentContingent,
  memberRows,
  NAME,
  openContingent,
} from './openContingent'
import { readBars } from '../../blocks/readBars'
import { sentence } from '../../sentence'
import { comeBack } from '../../comeBack'

const { contingentLeader, contingentMember, paidContingentLeader } = people

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
  expect(screen.getByText('CODE301')).toBeInTheDocument()
  expect(screen.getByText(/Contingent ID/)).toHaveTextContent(
    'Contingent ID 301, 3 members, 1 paid',
  )
  expect(memberRows()).toEqual([
    'Contingent Leader (you)Leader SF00011 Unpaid',
    'Contingent Member SF00013 Unpaid',
    'Classmate Three SF00023 Paid',
  ])
})

test('a member sees three buttons, and the leader first, with a crown (Spec §2, §6)', async () => {
  festival.change(({ contingents }) => {
    for (const { memberIds } of contingents) memberIds.reverse()
  })
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
  expect(crowns()).toEqual([drawings.leader.src, undefined, undefined])
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

test.each([
  ['a leader pays for all', contingentLeader, 'Contingent Payment', 'contingent'],
  ['a member pays', contingentMember, 'Make Payment', 'individual'],
] as const)(
  '%s in a modal that the address opens, and Back closes (Spec §2, §6)',
  async (_action, as, name, type) => {
    const { user, at } = await openContingent(as)
    await user.click(screen.getByRole('button', { name }))
    const modal = await screen.findByRole('dialog', { name: 'PAYMENT' })
    expect(at()).toBe(`/contingent?pay=${type}-301`)
    expect(await within(modal).findByRole('button', { name: 'Make Payment' })).toBeInTheDocument()
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(at()).toBe('/contingent')
  },
)

test.each([
  ['a member cannot pay for all', contingentMember, '?pay=contingent'],
  ['a member cannot add members', contingentMember, '?open=add'],
  ['the leader of a paid contingent cannot add members', paidContingentLeader, '?open=add'],
])('by an old link %s (Spec §4, §6)', async (_action, as, search) => {
  await openContingent(as, `/contingent${search}`)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a leader who comes back from paying reads that the contingent is paid (Spec §4)', async () => {
  const { user } = await openContingent(contingentLeader, '/contingent?pay=contingent')
  expect(await screen.findByRole('button', { name: 'Make Payment' })).toBeInTheDocument()
  changeContingent((contingent) => void (contingent.contingent_payment_status = true))
  comeBack()
  expect(await screen.findByText('The stay of your contingent is paid.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
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

test('the code can be copied as part of an invitation', async () => {
  const { user } = await openContingent(contingentLeader)
  await user.click(screen.getByRole('button', { name: 'Copy invitation' }))
  expect(await navigator.clipboard.readText()).toBe(
    `Join ${NAME} for Spring Fest. Contingent ID: 301, contingent code: CODE301\n${window.location.origin}/contingent`,
  )
})

test('a member can show two barcodes, of their SF ID and of the contingent (Spec §2, §6)', async () => {
  const { user, at } = await openContingent(contingentMember)
  await user.click(screen.getByRole('button', { name: 'Barcode' }))
  await expectCode('Your SF ID', contingentMember.sfId)
  await expectCode('Contingent ID', '301')
  expect(screen.getAllByRole('img', { name: /^Barcode of/ })).toHaveLength(2)
  expect(at()).toBe('/contingent?open=barcode-301')
})

const LEAVE = '/api/contingent/leave'
const press = (name: string) => screen.getByRole('button', { name })
const question = () => screen.findByRole('alertdialog')

test('a member confirms once, sees what is lost, and leaves (Spec §4, §6)', async () => {
  const { user } = await openContingent(contingentMember)
  await user.click(press('Leave Contingent'))
  const dialog = within(await question())
  expect(
    dialog.getByText(sentence(new RegExp(`You will lose your place in ${NAME}.`))),
  ).toBeVisible()
  expect(festival.calls(LEAVE)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Leave Contingent' }))
  expect(await screen.findByText('You left the contingent')).toBeInTheDocument()
  expect(await screen.findByRole('tab', { name: 'Join a contigent' })).toBeInTheDocument()
  expect(currentContingent()?.memberIds).not.toContain(contingentMember.id)
})

test('a late response to Leave Contingent closes nothing on another screen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const visited = ['/dashboard?open=profile', '/contingent']
  for (const path of visited) window.history.pushState(null, '', path)
  const { user, at } = await openContingent(contingentMember)
  server.use(http.post(`*${LEAVE}`, () => delay(10_000)))
  await user.click(press('Leave Contingent'))
  await user.click(within(await question()).getByRole('button', { name: 'Leave Contingent' }))
  // A long press on Back offers every step.
  act(() => window.history.go(-2))
  const profile = await screen.findByRole('dialog', { name: 'Profile' })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('You left the contingent')).toBeInTheDocument()
  expect(at()).toBe('/dashboard?open=profile')
  expect(profile).toBeInTheDocument()
})

test('a leader sees how many members are affected, and deletes the contingent (Spec §4, §6)', async () => {
  const { user } = await openContingent(contingentLeader)
  await user.click(press('Delete Contingent'))
  const dialog = within(await question())
  expect(dialog.getByText(/will be deleted: all 3 members lose their place/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Delete Contingent' }))
  expect(await screen.findByText('Contingent deleted successfully')).toBeInTheDocument()
  expect(await screen.findByRole('tab', { name: 'Create a Contingent' })).toBeInTheDocument()
  expect(currentContingent()).toBeUndefined()
})

test('a link never asks whether to delete a contingent', async () => {
  await openContingent(contingentLeader, '/contingent?open=leave-301')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('the question about a paid contingent warns about the money', async () => {
  const { user } = await openContingent(paidContingentLeader)
  await user.click(press('Delete Contingent'))
  expect(await question()).toHaveTextContent('It is paid.')
})

test('a member whose contingent was deleted sees a message on return to the tab, and the forms', async () => {
  await openContingent(contingentMember)
  screen.getByRole('button', { name: 'Leave Contingent' }).focus()
  festival.change((state) => {
    state.contingents = state.contingents.filter(({ id }) => id !== 301)
  })
  comeBack()
  expect(await screen.findByText(sentence(`You are no longer in ${NAME}.`))).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(screen.getByRole('tab', { name: 'Join a contigent' })).toBeInTheDocument()
})
