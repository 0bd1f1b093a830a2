import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '@mocks/people'
import { allowedActions, viewerRoleOf } from '@/features/contingent/details/viewerRole'
import { fill, memberSent, openContingent, openList, memberRows } from './openContingent'

/** The list and the way to add to it, in the order of the page. */
const inOrderOfPage = () =>
  [...screen.getAllByRole('region'), screen.getByRole('button', { name: 'Add Members' })]
    .toSorted((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))
    .map((part) => part.ariaLabel ?? part.textContent)

test('from nine members on, members are found by name and counted by payment, and the buttons stand above', async () => {
  fill(6)
  const { user } = await openContingent(people.contingentLeader)
  expect(inOrderOfPage()).toEqual(['Add Members', 'Members'])
  const bar = within(screen.getByRole('search', { name: 'Find members' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Everybody 9',
    'Paid 3',
    'Unpaid 6',
  ])
  await user.click(bar.getByRole('button', { name: 'Paid 3' }))
  expect(memberRows()).toHaveLength(3)
  await user.click(bar.getByRole('button', { name: 'Everybody 9' }))
  await user.type(bar.getByRole('searchbox'), 'sf 05004')
  expect(memberRows()).toEqual(['Extra 5004 SF05004 Paid'])
  expect(bar.getByRole('status')).toHaveTextContent('1 member shown')
  await user.type(bar.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('No member has that name.')).toBeInTheDocument()
})

test('the buttons stand under a list of eight, which has no search', async () => {
  fill(5)
  await openContingent(people.contingentLeader)
  expect(memberRows()).toHaveLength(8)
  expect(inOrderOfPage()).toEqual(['Members', 'Add Members'])
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
})

const bar = () => within(screen.getByRole('search', { name: 'Find members' }))
const press = (name: RegExp) => bar().getByRole('button', { name })

const nine = (hasPaid: boolean) =>
  Array.from({ length: 9 }, (_, at) => memberSent(`Extra ${at + 1}`, `SF0${at + 1}`, hasPaid))

test.each<[what: string, list: object[]]>([
  ['a small number for an id, and rows without any', [{ id: 1, name: 'One' }, {}, { id: 2 }, {}]],
  ['the same id twice', [{ id: 5 }, { id: 5 }]],
  ['the same SF-ID twice', [{ sfId: 'SF1' }, { sfId: 'SF1' }]],
  ['an SF-ID that is the id of another', [{ id: 7 }, { sfId: '7' }]],
])('a list with %s is shown whole', async (_what, list) => {
  await openList(list)
  expect(memberRows()).toHaveLength(list.length)
})

test.each([
  [
    'nobody has paid',
    false,
    /^Paid/,
    'No member has paid yet.',
    'No member with that name has paid.',
  ],
  ['everybody has', true, /^Unpaid/, 'Every member has paid.', 'No unpaid member has that name.'],
])('when %s, the list says so', async (_what, hasPaid, share, message, searchMessage) => {
  const { user } = await openList(nine(hasPaid))
  await user.click(press(share))
  expect(screen.getByText(message)).toBeInTheDocument()
  await user.type(bar().getByRole('searchbox'), 'Extra 1')
  expect(screen.getByText(searchMessage)).toBeInTheDocument()
  await user.click(press(/^Everybody/))
  expect(memberRows()).toEqual([`Extra 1 SF01 ${hasPaid ? 'Paid' : 'Unpaid'}`])
})

const empty = { name: '', email: '', mobile: '', gender: '', city: '', college: '' }
const user = { ...empty, id: '13', sfId: 'SF00013' }
const me = { id: '13', sfId: 'SF00013' }
const row = { id: '13', name: 'Me', sfId: 'SF00013', paymentStatus: false }
const contingent = {
  id: '301',
  contingent_name: 'Troupe',
  code: 'MASK301',
  leaderId: '11',
  contingent_payment_status: false,
  updatedMembersInfo: [{ ...row, id: '11', sfId: 'SF00011', paymentStatus: true }, row],
}
const profile = (isPaid: boolean) => ({ user, isPaid, hallAlloted: '' })

test.each([
  ['the id decides who leads', { ...contingent, leaderId: '13' }, me, true],
  ['a member with another id does not lead', contingent, me, false],
  [
    'an id missing in the session is taken from the own row, found by its SF-ID',
    { ...contingent, leaderId: '13' },
    { ...me, id: '', sfId: 'sf00013' },
    true,
  ],
  [
    'a row of the viewer without an id does not lead, even where no leader is named',
    { ...contingent, leaderId: '', updatedMembersInfo: [{ ...row, id: '' }] },
    { ...me, id: '' },
    false,
  ],
  [
    'a person without id and SF-ID is not taken for a leader without them',
    { ...contingent, updatedMembersInfo: [{ ...row, id: '11', sfId: '' }] },
    { id: '', sfId: '' },
    false,
  ],
])('identifies the leader: %s (Spec §4, §6)', (_what, seen, viewer, isLeader) => {
  expect(viewerRoleOf(seen, viewer, undefined).isLeader).toBe(isLeader)
})

const others = contingent.updatedMembersInfo.slice(0, 1)

test.each([
  ['the viewer’s row says unpaid', [row], undefined, false],
  ['the viewer’s row says paid', [{ ...row, paymentStatus: true }], undefined, true],
  [
    'the viewer’s row is found by its SF-ID',
    [{ ...row, id: '', sfId: 'sf00013' }],
    undefined,
    false,
  ],
  ['without a row of the viewer, the account says paid', others, profile(true), true],
  ['without a row of the viewer, the account says unpaid', others, profile(false), false],
  ['without a row and a profile, it is unknown', others, undefined, undefined],
])('identifies who has paid: %s', (_what, updatedMembersInfo, fresh, hasPaid) => {
  const seen = { ...contingent, updatedMembersInfo }
  expect(viewerRoleOf(seen, me, fresh).hasPaid).toBe(hasPaid)
})

test.each([
  ['leader', false, false, { contingentPayment: true, individualPayment: true, addMembers: true }],
  ['leader', false, true, { contingentPayment: true, individualPayment: false, addMembers: true }],
  ['leader', true, false, { contingentPayment: false, individualPayment: true, addMembers: false }],
  ['leader', true, true, { contingentPayment: false, individualPayment: false, addMembers: false }],
  [
    'leader',
    false,
    undefined,
    { contingentPayment: true, individualPayment: true, addMembers: true },
  ],
  [
    'member',
    false,
    false,
    { contingentPayment: false, individualPayment: true, addMembers: false },
  ],
  [
    'member',
    false,
    true,
    { contingentPayment: false, individualPayment: false, addMembers: false },
  ],
] as const)(
  'allowed actions of a %s, contingent paid: %s, paid alone: %s (Spec §4)',
  (role, isPaid, hasPaid, offers) => {
    const seen = { ...contingent, contingent_payment_status: isPaid }
    expect(allowedActions(seen, { isLeader: role === 'leader', hasPaid })).toEqual(offers)
  },
)
