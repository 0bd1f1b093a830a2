import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { classmates, people } from '@mocks/people'
import { ask, pairOf, textWith, tokenOf } from './ask'

const { student, contingentLeader, contingentMember, paidContingentLeader, expired } = people
const [four, five] = classmates.slice(3).map(pairOf)

const members = (person: { id: number }) =>
  ask('/api/contingent/getMembers', { token: tokenOf(person) })
const create = (person: { id: number }, contingent_name: unknown) =>
  ask('/api/contingent', { token: tokenOf(person), contingent_name })
const join = (person: { id: number }, contingent_id: unknown, contingent_code: string) =>
  ask('/api/contingent/join', { token: tokenOf(person), contingent_id, contingent_code })
const add = (person: { id: number }, ...rows: unknown[]) =>
  ask('/api/contingent/add', { token: tokenOf(person), members: rows })
const leave = (person: { id: number }) => ask('/api/contingent/leave', { token: tokenOf(person) })

test('a member sees the contingent and who has paid', async () => {
  expect((await members(contingentMember)).body).toMatchObject({
    code: 0,
    data: {
      id: 301,
      leaderId: 11,
      contingent_name: 'Sample Institute Contingent',
      code: 'MASK301',
      contingent_payment_status: false,
      updatedMembersInfo: [
        { id: 11, name: 'Contingent Leader', sfId: 'SF00011', paymentStatus: false },
        { id: 13, paymentStatus: false },
        { id: 23, paymentStatus: true },
      ],
    },
  })
})

test('a student creates a contingent, and another joins it by id and code', async () => {
  expect(await create(student, ' New Troupe ')).toMatchObject({ body: { code: 0 } })
  expect((await members(student)).body).toMatchObject({
    data: { id: 303, contingent_name: 'New Troupe', code: 'MASK303', leaderId: 7 },
  })
  expect(await join(expired, '303', 'MASK303')).toMatchObject({ body: { code: 2 } })
  expect(await join(people.teamMember, ' 303 ', 'MASK303')).toMatchObject({ body: { code: 0 } })
  expect(festival.state().contingents.at(-1)?.memberIds).toEqual([7, 10])
})

test('joining is refused by code 2 for a wrong id, a wrong code, or a second contingent', async () => {
  expect(await join(student, '999', 'MASK301')).toMatchObject({ body: { code: 2 } })
  expect(await join(student, '301', 'MASK302')).toMatchObject({ body: { code: 2 } })
  expect(await join(contingentMember, '302', 'MASK302')).toMatchObject({ body: { code: 2 } })
  expect(await create(contingentMember, 'Second')).toMatchObject({ body: { code: 2 } })
  expect(await create(student, '  ')).toMatchObject({ body: { code: 2 } })
})

test('an id sent as a number is refused', async () => {
  expect(await join(student, 301, 'MASK301')).toMatchObject({
    status: 400,
    body: { error: [{ path: 'contingent_id' }] },
  })
})

test('a leader adds members, all of a list or none', async () => {
  expect(await add(contingentLeader, four, { ...five, sfId: 'SF99999' })).toMatchObject({
    body: { code: 3, message: textWith('Enter valid SF Ids') },
  })
  expect(await add(contingentLeader, four, pairOf(contingentMember))).toMatchObject({
    body: { code: 4 },
  })
  expect(festival.state().contingents[0]?.memberIds).toEqual([11, 13, 23])
  expect(await add(contingentLeader, four, five)).toMatchObject({ body: { code: 0 } })
  expect(festival.state().contingents[0]?.memberIds).toEqual([11, 13, 23, 24, 25])
})

test('twenty rows are read, twenty-one or none are not', async () => {
  const rows = (count: number) => Array.from({ length: count }, () => ({ ...four, sfId: 'x' }))
  expect(await add(contingentLeader, ...rows(20))).toMatchObject({ body: { code: 3 } })
  for (const count of [0, 21]) {
    expect(await add(contingentLeader, ...rows(count))).toMatchObject({
      status: 400,
      body: { error: [{ path: 'members' }] },
    })
  }
})

test('a member adds nobody, and nobody is added to a paid contingent', async () => {
  expect(await add(contingentMember, four)).toMatchObject({ body: { code: 2 } })
  expect(await add(paidContingentLeader, four)).toMatchObject({ body: { code: 4 } })
})

test('a member leaves alone, a leader takes the contingent along', async () => {
  expect(await leave(contingentMember)).toMatchObject({ body: { code: 0 } })
  expect((await members(contingentMember)).body).toMatchObject({ code: 2 })
  expect((await members(contingentLeader)).body).toHaveProperty('data.updatedMembersInfo.length', 2)
  expect(await leave(contingentLeader)).toMatchObject({ body: { code: 0 } })
  expect(festival.state().contingents.map(({ id }) => id)).toEqual([302])
  expect(await leave(contingentLeader)).toMatchObject({ body: { code: 2 } })
})

test('a missing token is told apart from a wrong one', async () => {
  const missing = { status: 200, body: { code: 1, message: 'Token Not Recieved' } }
  expect(await ask('/api/contingent', { contingent_name: 'x' })).toEqual(missing)
  expect(await ask('/api/contingent/getMembers', {})).toEqual(missing)
  expect(await ask('/api/contingent', { token: 7, contingent_name: 'x' })).toMatchObject({
    status: 400,
  })
})
