import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { classmates, people } from '@mocks/people'
import { ask, pairOf, tokenOf } from './ask'

const { student, teamLeader, teamMember } = people
const [one, two, , four, five] = classmates.map(pairOf)

const membersIn = (eventId: number, leader: { id: number }) =>
  festival
    .state()
    .registrations.find((each) => each.eventId === eventId && each.leaderId === leader.id)
    ?.memberIds

const remove = (person: { id: number }, eventId: number, ...memberToDeregister: unknown[]) =>
  ask('/api/event/deregister/member', { token: tokenOf(person), eventId, memberToDeregister })
const add = (person: { id: number }, eventId: number, ...teamMembers: unknown[]) =>
  ask('/api/event/addMember', { token: tokenOf(person), eventId, teamMembers })
const disband = (person: { id: number }, eventId: number) =>
  ask('/api/event/deregister/team', { token: tokenOf(person), eventId })

test('a student leaves a solo event with the own pair', async () => {
  expect(await remove(student, 2, pairOf(student))).toMatchObject({ body: { code: 0 } })
  expect(membersIn(2, student)).toBeUndefined()
  expect(await remove(student, 2, pairOf(student))).toMatchObject({ body: { code: -3 } })
})

test('a student cannot take somebody else out of a solo event', async () => {
  expect(await remove(student, 2, one)).toMatchObject({ body: { code: -8 } })
  expect(membersIn(2, student)).toEqual([7])
})

test('a leader removes a member', async () => {
  expect(await remove(teamLeader, 23, pairOf(teamMember))).toMatchObject({ body: { code: 0 } })
  expect(membersIn(23, teamLeader)).toEqual([9, 21, 22])
})

test('a leader cannot remove the own person, a stranger, or an unknown pair', async () => {
  expect(await remove(teamLeader, 23, pairOf(teamLeader))).toMatchObject({ body: { code: -3 } })
  expect(await remove(teamLeader, 23, four)).toMatchObject({ body: { code: -3 } })
  expect(await remove(teamLeader, 23, { sfId: 'SF00022', email: '' })).toMatchObject({
    body: { code: -5 },
  })
})

test('a team does not shrink below its smallest size', async () => {
  expect(await remove(teamLeader, 19, one)).toMatchObject({ body: { code: -6 } })
  expect(await remove(teamLeader, 23, one, two, pairOf(teamMember))).toMatchObject({
    body: { code: -6 },
  })
})

test('a member removes nobody, adds nobody, and does not end the team', async () => {
  expect(await remove(teamMember, 23, one)).toMatchObject({ body: { code: -8 } })
  expect(await add(teamMember, 23, four)).toMatchObject({ body: { code: -8 } })
  expect(await disband(teamMember, 23)).toMatchObject({ body: { code: -8 } })
  expect(membersIn(23, teamLeader)).toEqual([9, 10, 21, 22])
})

test('a leader adds a member while there is room', async () => {
  expect(await add(teamLeader, 23, four)).toMatchObject({ body: { code: 0 } })
  expect(membersIn(23, teamLeader)).toEqual([9, 10, 21, 22, 24])
  expect(await add(teamLeader, 23, five)).toMatchObject({ body: { code: -6 } })
})

test('a leader adds nobody who is in the event already, and no unknown pair', async () => {
  expect(await add(teamLeader, 23, one)).toMatchObject({ body: { code: -3 } })
  expect(await add(teamLeader, 23, { ...four, email: 'x@festival.test' })).toMatchObject({
    body: { code: -5 },
  })
})

test('nobody adds to a team that is not there', async () => {
  expect(await add(student, 23, four)).toMatchObject({ body: { code: -3 } })
})

test('a leader ends the team for everybody', async () => {
  expect(await disband(teamLeader, 23)).toMatchObject({ body: { code: 0 } })
  expect(membersIn(23, teamLeader)).toBeUndefined()
  expect(await disband(teamLeader, 23)).toMatchObject({ body: { code: -3 } })
})

test('a solo registration is not a team', async () => {
  expect(await disband(student, 2)).toMatchObject({ body: { code: -3 } })
})
