import { expect, test } from 'vitest'
import { allowedActions, viewerRoleOf } from '@/features/contingent/viewerRole'

const user = {
  id: '13',
  sfId: 'SF00013',
  name: '',
  email: '',
  mobile: '',
  gender: '',
  city: '',
  college: '',
}
const me = { id: '13', sfId: 'SF00013', record: undefined }
const row = { id: '13', name: 'Me', sfId: 'SF00013', paymentStatus: false }
const contingent = {
  id: '301',
  contingent_name: 'Troupe',
  code: 'MASK301',
  leaderId: '11',
  contingent_payment_status: false,
  updatedMembersInfo: [{ ...row, id: '11', sfId: 'SF00011', paymentStatus: true }, row],
}
const record = (isPaid: boolean) => ({ user, isPaid, hallAlloted: '' })

test.each([
  ['the id decides who leads', { ...contingent, leaderId: '13' }, me, true],
  ['another id does not', contingent, me, false],
  ['no id is nobody', { ...contingent, leaderId: '' }, { ...me, id: '' }, false],
  [
    'an id that the session has lost is taken from the fresh record',
    { ...contingent, leaderId: '13' },
    { ...me, id: '', record: record(false) },
    true,
  ],
  [
    'an id that the session has lost is taken from the own row, known by its SF-ID',
    { ...contingent, leaderId: '13' },
    { ...me, id: '', sfId: 'sf00013' },
    true,
  ],
  [
    'a fresh record without an id leaves it to the own row',
    { ...contingent, leaderId: '13' },
    { ...me, id: '', record: { ...record(false), user: { ...user, id: '' } } },
    true,
  ],
  [
    'an own row without an id leads nothing, not even what has no leader',
    { ...contingent, leaderId: '', updatedMembersInfo: [{ ...row, id: '' }] },
    { ...me, id: '' },
    false,
  ],
  [
    'whoever has neither id nor SF-ID is not the leader whose row lacks them too',
    { ...contingent, updatedMembersInfo: [{ ...row, id: '11', sfId: '' }] },
    { id: '', sfId: '', record: undefined },
    false,
  ],
])('%s', (_what, seen, viewer, isLeader) => {
  expect(viewerRoleOf(seen, viewer).isLeader).toBe(isLeader)
})

const others = contingent.updatedMembersInfo.slice(0, 1)

test.each([
  ['the own row says unpaid', [row], undefined, false],
  ['the own row says paid', [{ ...row, paymentStatus: true }], undefined, true],
  ['the own row is known by its SF-ID', [{ ...row, id: '', sfId: 'sf00013' }], undefined, false],
  ['no row, but a record that says paid', others, record(true), true],
  ['no row, but a record that says unpaid', others, record(false), false],
  ['neither row nor record', others, undefined, undefined],
  ['an empty list', [], undefined, undefined],
])('%s', (_what, updatedMembersInfo, fresh, hasPaid) => {
  const seen = { ...contingent, updatedMembersInfo }
  expect(viewerRoleOf(seen, { ...me, record: fresh }).hasPaid).toBe(hasPaid)
})

test.each([
  ['leader', false, false, { contingentPayment: true, ownPayment: true, addMembers: true }],
  ['leader', false, true, { contingentPayment: true, ownPayment: false, addMembers: true }],
  ['leader', true, false, { contingentPayment: false, ownPayment: true, addMembers: false }],
  ['leader', true, true, { contingentPayment: false, ownPayment: false, addMembers: false }],
  ['leader', false, undefined, { contingentPayment: true, ownPayment: false, addMembers: true }],
  ['member', false, false, { contingentPayment: false, ownPayment: true, addMembers: false }],
  ['member', false, true, { contingentPayment: false, ownPayment: false, addMembers: false }],
  ['member', true, false, { contingentPayment: false, ownPayment: true, addMembers: false }],
] as const)('a %s of a contingent paid: %s, paid oneself: %s', (who, isPaid, hasPaid, offers) => {
  const seen = { ...contingent, contingent_payment_status: isPaid }
  expect(allowedActions(seen, { isLeader: who === 'leader', hasPaid })).toEqual(offers)
})
