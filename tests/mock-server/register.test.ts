import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { classmates, people } from '@mocks/people'
import { ask, pairOf, read, tokenOf } from './ask'

const { student, teamLeader, paidStudent } = people
const free = classmates.slice(3).map(pairOf)
const me = pairOf(student)

const register = (eventId: unknown, teamMembers: object[], rest: object = {}) =>
  ask('/api/event/register', {
    token: tokenOf(student),
    eventCity: 'KGP',
    eventId,
    teamMembers,
    ...rest,
  })

const registered = (person: { id: number }) =>
  ask('/api/user/registered_events', { token: tokenOf(person) })

test('anybody can read the eleven genres', async () => {
  const reply = await read('/api/event')
  expect(reply.body).toMatchObject({ code: 0, message: 'Genres Fetched Successfully' })
  expect(reply.body).toHaveProperty('data.length', 11)
  expect(reply.body).toHaveProperty('data.0.genre', 'Dance')
})

test('a student registers alone and sees it under solo events', async () => {
  expect(await register(3, [me])).toMatchObject({ body: { code: 0 } })
  const { body } = await registered(student)
  expect(body).toMatchObject({ code: 0, groupEventData: [] })
  expect(body).toHaveProperty('soloEventData.2', {
    event_city: 'KGP',
    event: { id: 3, name: 'Shake A Leg', genre: { genre: 'Dance' } },
  })
})

test('a student registers a team, leads it, and every member sees it', async () => {
  const mate = classmates[3] ?? student
  expect(await register(13, [me, pairOf(mate)])).toMatchObject({ body: { code: 0 } })
  const team = {
    groupEventData: [
      {
        leader_id: 7,
        event: { id: 13, min_participation: 2, max_participation: 12, genre: { genre: 'Music' } },
        GroupMembers: [
          { user: { id: 7, sfId: 'SF00007', email: 'student@festival.test' } },
          { user: { id: 24, name: 'Classmate Four', college: 'Sample Institute of Masks' } },
        ],
      },
    ],
  }
  expect((await registered(student)).body).toMatchObject(team)
  expect((await registered(mate)).body).toMatchObject(team)
})

test('who has no registrations gets two empty lists', async () => {
  expect((await registered(paidStudent)).body).toMatchObject({
    code: 0,
    soloEventData: [],
    groupEventData: [],
  })
})

test('a member whose mail the server does not tell has none', async () => {
  expect((await registered(teamLeader)).body).toHaveProperty(
    'groupEventData.0.GroupMembers.3.user.email',
    null,
  )
})

test('a pair is read in any case and with spaces around it', async () => {
  const shouted = { sfId: ' sf00007 ', email: 'STUDENT@festival.test ' }
  expect(await register(3, [shouted])).toMatchObject({ body: { code: 0 } })
})

test('a team is refused by -5 when an SF id and a mail do not belong together', async () => {
  const mixed = { sfId: 'SF00024', email: 'classmate.five@festival.test' }
  expect(await register(13, [me, mixed])).toMatchObject({ body: { code: -5 } })
  expect(await register(13, [me, { sfId: '', email: '' }])).toMatchObject({ body: { code: -5 } })
})

test('a team is refused by -5 when the sender is not its first member, or somebody is in it twice', async () => {
  expect(await register(13, [...free.slice(0, 1), me])).toMatchObject({ body: { code: -5 } })
  expect(await register(13, [me, me])).toMatchObject({ body: { code: -5 } })
})

test('a team is refused by -4 when one of it is already registered', async () => {
  expect(await register(2, [me])).toMatchObject({ body: { code: -4 } })
  expect(await register(23, [me, pairOf(teamLeader)])).toMatchObject({
    body: { code: -4, message: 'SF00009 is already registered for this event' },
  })
})

test('a team is refused by -6 below the smallest and above the largest size', async () => {
  expect(await register(23, [me])).toMatchObject({ body: { code: -6 } })
  expect(await register(23, [me, ...free.slice(0, 5)])).toMatchObject({ body: { code: -6 } })
  expect(await register(3, [me, ...free.slice(0, 1)])).toMatchObject({ body: { code: -6 } })
  expect(await register(23, [me, ...free.slice(0, 4)])).toMatchObject({ body: { code: 0 } })
})

test('a hidden event and one that does not exist take nobody', async () => {
  expect(await register(27, [me])).toMatchObject({ body: { code: -10 } })
  expect(await register(9999, [me])).toMatchObject({ body: { code: -10 } })
})

test('an expired session may not register', async () => {
  expect(await register(3, [me], { token: tokenOf(people.expired) })).toMatchObject({
    body: { code: -2, message: 'Unauthorized' },
  })
})

test('a registration with missing or mistyped fields is refused field by field', async () => {
  const before = festival.state().registrations.length
  const reply = await register('3', [{ sfId: 7, email: 'student@festival.test' }], {
    eventCity: 'DEL',
  })
  expect(reply).toMatchObject({ status: 400, body: { code: -7, message: 'Validation failed' } })
  expect(reply.body).toHaveProperty('error.length', 3)
  for (const path of ['eventCity', 'eventId', 'teamMembers[0].sfId']) {
    expect(JSON.stringify(reply.body)).toContain(`"path":"${path}"`)
  }
  expect(await register(3, [])).toMatchObject({ body: { error: [{ path: 'teamMembers' }] } })
  expect(festival.state().registrations).toHaveLength(before)
})
