import { expect, test } from 'vitest'
import { genres } from '@mocks/data/events'
import { festival } from '@mocks/festival'
import { PATHS } from '@mocks/paths'
import { classmates, PASSWORD, people } from '@mocks/people'
import { by, done, pairOf, refused, send, testEach } from './ask'

const { student, paidStudent, teamLeader, teamMember, longName } = people
const { contingentLeader, contingentMember, paidContingentLeader } = people
const [one, two, , four, five, ...others] = classmates.map(pairOf)
const me = pairOf(student)
const nobody = { sfId: 'SF99999', email: 'nobody@festival.test' }
type Person = { id: number }

const EVENTS = '/api/event'
const REGISTER = '/api/event/register'
const OWN = '/api/user/registered_events'
const REMOVE = '/api/event/deregister/member'
const END = '/api/event/deregister/team'
const ADD = '/api/event/addMember'
const CONTINGENT = '/api/contingent/getMembers'
const CREATE = '/api/contingent'
const JOIN = '/api/contingent/join'
const INVITE = '/api/contingent/add'
const LEAVE = '/api/contingent/leave'

testEach(PATHS.filter((path) => /event|contingent/.test(path)))

const events = genres.flatMap((group) => group.events)
const idsOf = (isOdd: (event: (typeof events)[number]) => boolean) =>
  events.filter(isOdd).map(({ id }) => id)

test('anybody reads eleven genres with 61 events, each with an id of its own', async () => {
  expect(await done(EVENTS)).toMatchObject({ data: { 0: { genre: 'Dance' }, length: 11 } })
  expect(new Set(events.map(({ id }) => id)).size).toBe(61)
  // The only one of its genre is hidden.
  expect(idsOf(({ genre, event_status: isOpen }) => genre === 'Game Fest' && isOpen)).toEqual([])
})

test('the list has every oddity that screens must survive', () => {
  const rules = events.flatMap((event) => event.rules)
  expect(idsOf((event) => event.is_group !== event.max_participation > 1)).toEqual([39, 46])
  expect(idsOf(({ name }) => name === 'Poetry Slam')).toEqual([27, 20])
  expect(idsOf(({ name }) => name !== name.trim())).toEqual([61])
  expect(idsOf(({ tagline }) => tagline !== tagline.trim())).toEqual([59, 40, 52])
  expect(idsOf(({ writeup }) => writeup.includes('\\n'))).toEqual([61])
  expect(idsOf(({ writeup }) => writeup.includes('\n'))).not.toEqual([])
  for (const part of [/^$/, /\n/, /^\d+[.)]/, /^HOW A BATTLE/, /<College Name>/, /.{500}/s])
    expect(rules.filter((rule) => part.test(rule))).not.toEqual([])
})

test('sample people are made up and could sign up, their teams fit, and nobody is in one event twice', () => {
  const { accounts, registrations, contingents } = festival.state()
  for (const { id, sfId, email, mobile, password } of accounts) {
    expect(sfId).toBe(`SF${String(id).padStart(5, '0')}`)
    expect(`${email} ${mobile} ${password}`).toMatch(/@festival\.test \d{10} /)
    expect(password).toBe(PASSWORD)
  }
  expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length)
  for (const { eventId, memberIds, leaderId } of registrations) {
    const event = events.find(({ id }) => id === eventId)
    expect(event).toMatchObject({ event_status: true })
    expect(memberIds.length).toBeGreaterThanOrEqual(event?.min_participation ?? Infinity)
    expect(memberIds.length).toBeLessThanOrEqual(event?.max_participation ?? 0)
    expect(memberIds[0]).toBe(leaderId)
  }
  const places = registrations.flatMap((each) =>
    each.memberIds.map((id) => `${each.eventId} ${id}`),
  )
  const members = contingents.flatMap(({ memberIds }) => memberIds)
  for (const all of [places, members]) expect(new Set<unknown>(all).size).toBe(all.length)
})

const entry = (eventId: unknown, teamMembers: unknown[], as: Person = student) =>
  by(as, { eventCity: 'KGP', eventId, teamMembers })

test('a student registers alone and sees it under solo events', async () => {
  // A pair is read in any case and with spaces around it.
  await done(REGISTER, entry(3, [{ sfId: ' sf00007 ', email: 'STUDENT@festival.test ' }]))
  expect(await done(OWN, by(student))).toMatchObject({
    groupEventData: [],
    soloEventData: { 2: { event: { id: 3, name: 'Shake A Leg' } }, length: 3 },
  })
  expect(await done(OWN, by(paidStudent))).toMatchObject({ soloEventData: [], groupEventData: [] })
})

test('a student registers a team, leads it, and every member sees it', async () => {
  await done(REGISTER, entry(13, [me, four]))
  const members = [{ user: { id: 7 } }, { user: { id: 24, name: 'Classmate Four' } }]
  const team = { groupEventData: [{ leader_id: 7, event: { id: 13 }, GroupMembers: members }] }
  for (const person of [student, { id: 24 }])
    expect(await done(OWN, by(person))).toMatchObject(team)
  // The server does not tell the mail of every member.
  expect(await done(OWN, by(teamLeader))).toHaveProperty(
    'groupEventData.0.GroupMembers.3.user.email',
    null,
  )
  for (const person of [teamMember, longName]) await done(OWN, by(person))
})

test('a team is refused by its pairs, its order, its size, its members and its event', async () => {
  const pair = 'an SF id and a mail that do not belong together'
  for (const members of [
    [me, nobody],
    [me, { sfId: '', email: '' }],
    [four, me],
    [me, me],
  ])
    await refused(REGISTER, pair, entry(13, members))
  const four5 = [four, five, ...others]
  for (const [id, members] of [
    [23, [me]],
    [23, [me, ...four5.slice(0, 5)]],
    [3, [me, four]],
  ] as const)
    await refused(REGISTER, 'too few or too many', entry(id, [...members]))
  const taken = 'somebody is registered already'
  await refused(REGISTER, taken, entry(2, [me]))
  await refused(REGISTER, taken, entry(23, [me, pairOf(teamLeader)]))
  for (const id of [27, 9999]) await refused(REGISTER, 'an event that is not open', entry(id, [me]))
  await done(REGISTER, entry(23, [me, ...four5.slice(0, 4)]))
})

test('a registration with missing or mistyped fields is refused field by field', async () => {
  const before = festival.state().registrations.length
  const reply = await send(REGISTER, { ...entry('3', [{ sfId: 7, email: 'x' }]), eventCity: 'DEL' })
  expect(reply).toMatchObject({ status: 400, body: { code: -7, error: { length: 3 } } })
  for (const path of ['eventCity', 'eventId', 'teamMembers[0].sfId'])
    expect(JSON.stringify(reply.body)).toContain(`"path":"${path}"`)
  expect(await send(REGISTER, entry(3, []))).toMatchObject({
    body: { error: [{ path: 'teamMembers' }] },
  })
  expect(festival.state().registrations).toHaveLength(before)
})

const membersIn = (eventId: number, leader: Person) =>
  festival
    .state()
    .registrations.find((each) => each.eventId === eventId && each.leaderId === leader.id)
    ?.memberIds
const remove = (as: Person, eventId: number, ...memberToDeregister: unknown[]) =>
  by(as, { eventId, memberToDeregister })
const add = (as: Person, ...teamMembers: unknown[]) => by(as, { eventId: 23, teamMembers })

test('a student leaves a solo event with the own pair, and takes nobody else out', async () => {
  await refused(REMOVE, 'not the leader', remove(student, 2, one))
  expect(membersIn(2, student)).toEqual([7])
  await done(REMOVE, remove(student, 2, me))
  expect(membersIn(2, student)).toBeUndefined()
  await refused(REMOVE, 'not registered', remove(student, 2, me))
})

test('a leader removes a member, but not the own person, a stranger, or the last ones', async () => {
  await done(REMOVE, remove(teamLeader, 23, pairOf(teamMember)))
  expect(membersIn(23, teamLeader)).toEqual([9, 21, 22])
  for (const pair of [pairOf(teamLeader), four])
    await refused(REMOVE, 'not registered', remove(teamLeader, 23, pair))
  const pair = 'an SF id and a mail that do not belong together'
  await refused(REMOVE, pair, remove(teamLeader, 23, { sfId: 'SF00022', email: '' }))
  await refused(REMOVE, 'too few or too many', remove(teamLeader, 23, one, two))
  await refused(REMOVE, 'too few or too many', remove(teamLeader, 19, one))
})

test('a leader adds a member while there is room, and only who is not in the event', async () => {
  await refused(ADD, 'not registered', add(teamLeader, one))
  await refused(ADD, 'an SF id and a mail that do not belong together', add(teamLeader, nobody))
  await refused(ADD, 'not registered', add(student, four))
  await done(ADD, add(teamLeader, four))
  expect(membersIn(23, teamLeader)).toEqual([9, 10, 21, 22, 24])
  await refused(ADD, 'too few or too many', add(teamLeader, five))
})

test('a member removes nobody, adds nobody, and does not end the team; the leader ends it', async () => {
  await refused(REMOVE, 'not the leader', remove(teamMember, 23, one))
  await refused(ADD, 'not the leader', add(teamMember, four))
  await refused(END, 'not the leader', by(teamMember, { eventId: 23 }))
  expect(membersIn(23, teamLeader)).toEqual([9, 10, 21, 22])
  await done(END, by(teamLeader, { eventId: 23 }))
  expect(membersIn(23, teamLeader)).toBeUndefined()
  await refused(END, 'not registered', by(teamLeader, { eventId: 23 }))
  // A solo registration is not a team.
  await refused(END, 'not registered', by(student, { eventId: 2 }))
})

const contingentOf = (leader: Person) =>
  festival.state().contingents.find(({ leaderId }) => leaderId === leader.id)?.memberIds
const code = (id: unknown, contingent_code: string) => ({ contingent_id: id, contingent_code })

test('a member sees the contingent and who has paid', async () => {
  expect(await done(CONTINGENT, by(contingentMember))).toMatchObject({
    data: {
      id: 301,
      leaderId: 11,
      code: 'MASK301',
      contingent_payment_status: false,
      updatedMembersInfo: [{ id: 11 }, { id: 13, paymentStatus: false }, { paymentStatus: true }],
    },
  })
  for (const person of [contingentLeader, paidContingentLeader]) await done(CONTINGENT, by(person))
  await refused(CONTINGENT, 'in no contingent', by(student))
})

test('a student creates a contingent, and another joins it by id and code', async () => {
  await done(CREATE, by(student, { contingent_name: ' New Troupe ' }))
  expect(await done(CONTINGENT, by(student))).toMatchObject({
    data: { id: 303, contingent_name: 'New Troupe', code: 'MASK303', leaderId: 7 },
  })
  await done(JOIN, by(teamMember, code(' 303 ', 'MASK303')))
  expect(contingentOf(student)).toEqual([7, 10])
})

test('a wrong id, a wrong code, a number for an id and a second contingent are refused', async () => {
  await refused(JOIN, 'a wrong code', by(student, code('999', 'MASK301')))
  await refused(JOIN, 'a wrong code', by(student, code('301', 'MASK302')))
  await refused(JOIN, 'in one already', by(contingentMember, code('302', 'MASK302')))
  await refused(CREATE, 'in one already', by(contingentMember, { contingent_name: 'Second' }))
  expect(await send(CREATE, by(student, { contingent_name: '  ' }))).toMatchObject({
    body: { code: 2 },
  })
  expect(await send(JOIN, by(student, code(301, 'MASK301')))).toMatchObject({
    status: 400,
    body: { error: [{ path: 'contingent_id' }] },
  })
})

test('a leader adds members, all of a list or none, at most twenty at once', async () => {
  const list = (...members: unknown[]) => by(contingentLeader, { members })
  await refused(INVITE, 'an unknown pair', list(four, nobody))
  await refused(INVITE, 'in one already', list(four, pairOf(contingentMember)))
  await refused(INVITE, 'an unknown pair', list(...Array<unknown>(20).fill(nobody)))
  for (const count of [0, 21])
    expect(await send(INVITE, list(...Array<unknown>(count).fill(nobody)))).toMatchObject({
      status: 400,
      body: { error: [{ path: 'members' }] },
    })
  expect(contingentOf(contingentLeader)).toEqual([11, 13, 23])
  await done(INVITE, list(four, five))
  expect(contingentOf(contingentLeader)).toEqual([11, 13, 23, 24, 25])
})

test('a member adds nobody, and nobody is added to a paid contingent', async () => {
  const members = [four]
  expect(await send(INVITE, by(contingentMember, { members }))).toMatchObject({ body: { code: 2 } })
  const paid = await send(INVITE, by(paidContingentLeader, { members }))
  expect(paid).toMatchObject({ body: { code: 4 } })
})

test('a member leaves alone, a leader takes the contingent along', async () => {
  await done(LEAVE, by(contingentMember))
  expect(contingentOf(contingentLeader)).toEqual([11, 23])
  await done(LEAVE, by(contingentLeader))
  expect(contingentOf(contingentLeader)).toBeUndefined()
  await refused(LEAVE, 'in no contingent', by(contingentLeader))
})
