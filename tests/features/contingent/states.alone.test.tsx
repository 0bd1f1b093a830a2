import { existsSync } from 'node:fs'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import {
  buttons,
  changeContingent,
  crownsSeen,
  fill,
  NAME,
  openForms,
  openContingent,
  rowsSeen,
} from './openContingent'

const { student, contingentLeader, contingentMember, paidContingentLeader, paidStudent } = people
const MEMBERS = '/api/contingent/getMembers'

const body = (data: object) => ({ status: 200, body: { code: 0, message: 'ok', data } })

test('a visitor is asked to sign in', async () => {
  const { at } = renderApp('/contingent')
  expect(await screen.findByText('Please Sign-in to continue')).toBeInTheDocument()
  expect(at()).toBe('/signin')
})

test('while it is not known, neither forms nor a contingent are shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(MEMBERS, 'slow')
  renderApp('/contingent', { as: contingentMember })
  expect(await screen.findByRole('heading', { name: 'Contingent' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(await screen.findByRole('heading', { name: NAME })).toBeInTheDocument()
})

test('a leader has the five buttons, the ID, the code and the list', async () => {
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
  expect(rowsSeen()).toEqual([
    'Contingent Leader (you)Leader SF00011 Unpaid',
    'Contingent Member SF00013 Unpaid',
    'Classmate Three SF00023 Paid',
  ])
})

test('the leader alone is marked with a crown', async () => {
  await openContingent(contingentMember)
  expect(crownsSeen()).toEqual(['/art/ornament/fillet.svg', undefined, undefined])
  expect(existsSync('public/art/ornament/fillet.svg')).toBe(true)
})

test('a member has three buttons, and sees who leads', async () => {
  await openContingent(contingentMember)
  expect(buttons()).toEqual(expect.arrayContaining(['Make Payment', 'Barcode', 'Leave Contingent']))
  for (const name of [
    'Contingent Payment',
    'Individual payment',
    'Add Members',
    'Delete Contingent',
  ])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(rowsSeen()[0]).toBe('Contingent LeaderLeader SF00011 Unpaid')
})

test('once the contingent is paid, its payment and Add Members are gone', async () => {
  await openContingent(paidContingentLeader)
  for (const name of ['Contingent Payment', 'Add Members', 'Individual payment'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(screen.getByText('The contingent is paid')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete Contingent' })).toBeInTheDocument()
})

test('a leader who has not paid alone may still do so when the contingent is paid', async () => {
  changeContingent((contingent) => {
    contingent.contingent_payment_status = true
  })
  await openContingent(contingentLeader)
  expect(screen.getByRole('button', { name: 'Individual payment' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Contingent Payment' })).not.toBeInTheDocument()
})

test('a member who has paid is not asked to pay again', async () => {
  await openContingent(paidStudent)
  expect(screen.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Leave Contingent' })).toBeInTheDocument()
})

test.each([
  ['paid', people.paidContingentLeader, 0],
  ['not paid', people.contingentLeader, 1],
])(
  'whose own row is missing and who has %s: the fresh record decides',
  async (_what, as, count) => {
    const data = {
      id: 9,
      leaderId: as.id,
      contingent_name: 'Troupe',
      code: 'X',
      updatedMembersInfo: [],
    }
    festival.break(MEMBERS, body(data))
    await openContingent(as)
    await waitFor(() =>
      expect(screen.queryByText(/checking your own payment/)).not.toBeInTheDocument(),
    )
    expect(screen.queryAllByRole('button', { name: 'Individual payment' })).toHaveLength(count)
    expect(screen.getByText('The list of members is empty.')).toBeInTheDocument()
  },
)

test('while nobody can tell whether one has paid, one is not asked to pay', async () => {
  festival.break('/api/user/getUser', { code: 9, message: 'Not now' })
  festival.break(MEMBERS, body({ id: 9, leaderId: 1, contingent_name: 'Troupe', code: 'X' }))
  vi.mocked(console.warn).mockImplementation(() => undefined)
  const { user } = await openContingent(student)
  await waitFor(() => expect(festival.calls('/api/user/getUser')).not.toEqual([]))
  expect(screen.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument()
  festival.mend('/api/user/getUser')
  await user.click(await screen.findByRole('button', { name: 'Check again' }))
  expect(await screen.findByRole('button', { name: 'Make Payment' })).toBeInTheDocument()
  vi.mocked(console.warn).mockClear()
})

test('ids and statuses that come as text, and fields that are missing, break nothing', async () => {
  festival.break(
    MEMBERS,
    body({
      id: 12,
      leaderId: '7',
      contingent_payment_status: 'false',
      updatedMembersInfo: [{ id: '7', paymentStatus: '1' }, { sf_id: 'SF00099' }, {}, null, 'x'],
    }),
  )
  await openContingent(student)
  expect(screen.getByRole('heading', { level: 1, name: 'Contingent' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete Contingent' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Individual payment' })).not.toBeInTheDocument()
  expect(rowsSeen()).toEqual([
    'Member without a name (you)Leader SF-ID not known Paid',
    'SF00099 SF00099 Unpaid',
    ...Array.from({ length: 3 }, () => 'Member without a name SF-ID not known Unpaid'),
  ])
})

test('very long and odd names are text', async () => {
  changeContingent((contingent) => {
    contingent.contingent_name = `<b>Bold</b> ${'Longestcontingentname'.repeat(9)}`
    contingent.memberIds.push(people.longName.id)
  })
  await openContingent(contingentLeader)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^<b>Bold<\/b> Longest/)
  expect(rowsSeen()[3]).toContain(people.longName.name)
})

test('eight members need no search; of many, one is found and those who have not paid are counted', async () => {
  fill(6)
  const { user } = await openContingent(contingentLeader)
  const bar = within(screen.getByRole('search', { name: 'Find members' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Everybody 9',
    'Paid 3',
    'Unpaid 6',
  ])
  await user.click(bar.getByRole('button', { name: 'Paid 3' }))
  expect(rowsSeen()).toHaveLength(3)
  await user.click(bar.getByRole('button', { name: 'Everybody 9' }))
  await user.type(bar.getByRole('searchbox'), 'sf 05004')
  expect(rowsSeen()).toEqual(['Extra 5004 SF05004 Paid'])
  expect(bar.getByRole('status')).toHaveTextContent('1 member shown')
  await user.type(bar.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('No member has that name.')).toBeInTheDocument()
})

/** The list and the way to add to it, in the order of the page. */
const inOrderOfPage = () =>
  [...screen.getAllByRole('region'), screen.getByRole('button', { name: 'Add Members' })]
    .toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))
    .map((part) => part.ariaLabel ?? part.textContent)

test('under a long list nobody has to scroll for the buttons: they are above it', async () => {
  fill(6)
  await openContingent(contingentLeader)
  expect(inOrderOfPage()).toEqual(['Add Members', 'Members'])
})

test('eight members are seen at a glance, the buttons under them', async () => {
  fill(5)
  await openContingent(contingentLeader)
  expect(rowsSeen()).toHaveLength(8)
  expect(inOrderOfPage()).toEqual(['Members', 'Add Members'])
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
})

test('five hundred members are all there, and one of them is found', async () => {
  fill(497)
  const { user } = await openContingent(contingentLeader)
  expect(rowsSeen()).toHaveLength(500)
  await user.type(screen.getByRole('searchbox'), '5497')
  expect(rowsSeen()).toEqual(['Extra 5497 SF05497 Unpaid'])
})

test('Help shows three lines, each of which can be called', async () => {
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

test('ID and code are copied as they are, and shared together', async () => {
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
