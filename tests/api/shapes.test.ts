import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { hosts } from '@mocks/hosts'
import { server } from '@mocks/node'
import { getUser, isPaid, readUser } from '@/api/profile'
import { login } from '@/api/auth'
import { fetchComplaints } from '@/api/complaints'
import { readContingent } from '@/api/contingent'
import { readGenres } from '@/api/events'
import { getRegisteredEvents } from '@/api/registrations'
import { getPlayer } from '@/api/games'
import { hasAll } from '@/festival/sfIds'
import { games } from '../editions/frozen/content'

/** Sets the next response of a path, for any method. */
function respondWith(host: string, path: string, body: Record<string, unknown>) {
  server.use(http.all(`${host}${path}`, () => HttpResponse.json(body)))
}

const record = { id: 7, sfId: 'SF00007', name: 'Sample', email: 'a@festival.test', mobile: 90 }
const user = {
  id: '7',
  sfId: 'SF00007',
  name: 'Sample',
  email: 'a@festival.test',
  mobile: '90',
  gender: '',
  city: '',
  college: '',
}

test.each([
  ['data.user', { token: 't', user: record }],
  ['data.data', { token: 't', data: record }],
  ['data itself', { token: 't', ...record }],
  ['the record with its own token', { user: { ...record, token: 't' } }],
])('a sign-in is read from %s (Spec §3)', async (_where, data) => {
  respondWith(hosts.userEvents, '/api/user/login', { code: 0, message: 'ok', data })
  expect(await login({ email: 'a', password: 'b' })).toEqual({
    session: { token: 't', user },
    message: 'ok',
  })
})

test('a name loses characters that reverse the text around it', () => {
  expect(readUser({ ...record, name: '\u202eSample\u2066 Student ' }).name).toBe('Sample Student')
  // Indian scripts need joiners.
  expect(readUser({ ...record, name: 'क्\u200dष' }).name).toBe('क्\u200dष')
})

test.each([
  [1, true],
  [true, true],
  ['1', true],
  ['0', false],
  ['TRUE ', true],
])('payment_status %j means paid: %s (Spec §2, §4)', (status, paid) => {
  expect(isPaid(status)).toBe(paid)
})

test.each([
  [{ hallAlloted: 'Top' }, {}, 'Top'],
  [{}, { hallAlloted: 'Inside' }, 'Inside'],
  [{}, { hall_alloted: 'Underscored' }, 'Underscored'],
  [{}, {}, ''],
])('the hall is read from %j and %j (Spec §3)', async (top, data, hall) => {
  respondWith(hosts.userEvents, '/api/user/getUser', {
    code: 0,
    data: { ...record, ...data },
    ...top,
  })
  expect((await getUser({ token: 't' })).hallAlloted).toBe(hall)
})

const event = {
  id: 5,
  genre: 'Dance',
  name: ' Two For A Tango ',
  tagline: ' Duet ',
  writeup: 'One\\nTwo',
  rules: ['', '1. First', '12) Second\nline', '2.5 metres wide', 'Write <College Name>', '  '],
  event_status: true,
  min_participation: 2,
  max_participation: 2,
}
const readable = {
  ...event,
  name: 'Two For A Tango',
  tagline: 'Duet',
  writeup: 'One\nTwo',
  rules: ['First', 'Second\nline', '2.5 metres wide', 'Write <College Name>'],
}

test('event texts are cleaned for reading, and reading them again changes nothing (Spec §3)', () => {
  const genres = readGenres([{ genre: 'Dance', events: [event] }])
  expect(genres).toEqual([{ genre: 'Dance', events: [readable] }])
  expect(readGenres(JSON.parse(JSON.stringify(genres)))).toEqual(genres)
})

test('a flat list of events, shown by true or 1, is grouped by genre, each event once (Spec §7)', () => {
  const music = { ...event, id: 6, genre: 'Music', event_status: 1 }
  const genres = readGenres([event, music, { ...event, id: 7 }, event])
  expect(genres.map(({ genre, events }) => [genre, events.map(({ id }) => id)])).toEqual([
    ['Dance', [5, 7]],
    ['Music', [6]],
  ])
})

test.each([
  ['hidden', { event_status: false }],
  ['without an id', { id: undefined }],
  ['without a name', { name: ' ' }],
  ['named Accommodation', { name: 'Accommodation' }],
])('an event that is %s is left out, and its genre with it (Spec §2, §3)', (_what, change) => {
  expect(readGenres([{ genre: 'Dance', events: [{ ...event, ...change }] }])).toEqual([])
})

test.each([
  [1e308, 2e9, [100, 100]],
  [-3, '2.9', [1, 2]],
])('impossible team sizes of %j to %j become sizes that a form can show', (min, max, sizes) => {
  const odd = { ...event, min_participation: min, max_participation: max }
  const [genre] = readGenres([{ genre: 'Dance', events: [odd] }])
  const result = genre?.events[0]
  expect([result?.min_participation, result?.max_participation]).toEqual(sizes)
})

test('registrations: ids as text or number, members without a mail, odd rows left out (Spec §3, §7)', async () => {
  respondWith(hosts.userEvents, '/api/user/registered_events', {
    code: 0,
    soloEventData: [{ event: { id: '4', name: 'Solo ' } }, { event: {} }, null],
    groupEventData: [
      {
        event: { id: 1, name: 'Team', max_participation: '30' },
        leader_id: 9,
        GroupMembers: [{ user: { id: '9', sfId: 'SF00009', name: 'L', email: null } }],
      },
      {},
    ],
  })
  expect(await getRegisteredEvents({ token: 't' })).toEqual({
    solo: [{ event: { id: 4, name: 'Solo' } }],
    group: [
      {
        event: { id: 1, name: 'Team', max_participation: 30 },
        leader_id: '9',
        GroupMembers: [{ id: '9', sfId: 'SF00009', name: 'L', email: '' }],
      },
    ],
  })
})

const complaint = { id: '3', issue: 'i', type: 'Others', status: 'Closed', remarks: null }

test.each([
  ['data', { data: [complaint] }],
  ['data.complaints', { data: { complaints: [complaint] } }],
  ['complaints', { complaints: [complaint] }],
])('complaints are read from %s (Spec §3)', async (_where, body) => {
  respondWith(hosts.userEvents, '/api/user/complaints/fetchComplaints', { code: 0, ...body })
  const read = { ...complaint, id: 3, created_at: '', remarks: '' }
  expect(await fetchComplaints({ token: 't' })).toEqual([read])
})

test('a success without a list of complaints tells nothing about them', async () => {
  respondWith(hosts.userEvents, '/api/user/complaints/fetchComplaints', { code: 0, data: null })
  await expect(fetchComplaints({ token: 't' })).rejects.toMatchObject({ kind: 'unanswered' })
})

test('an unknown player is parsed as none, from a list or an object', async () => {
  expect(await getPlayer(games.witch.scores, 'nobody & nothing')).toBeUndefined()
  respondWith(hosts.games, '/player', { code: 0, player: { id: 1, user_name: 'x', points: 3 } })
  expect(await getPlayer(games.witch.scores, 'x')).toMatchObject({ user_name: 'x', points: 3 })
})

test.each([
  ['sf 00024', 'SF24', true],
  ['sfabc', 'abc', false],
])('whether "%s" is the "%s" of the server: %s', (sent, listed, isThere) => {
  expect(hasAll([{ sfId: listed }], [{ sfId: sent }])).toBe(isThere)
})

test('what the server lists twice is one', async () => {
  const member = { user: { id: 24, sfId: 'SF00024', name: 'Four', email: 'four@festival.test' } }
  const event = { id: 5, name: 'Tango', max_participation: 4 }
  const team = {
    event,
    leader_id: 7,
    GroupMembers: [member, member, { user: { sfId: 'sf 25' } }, { user: { sfId: 'SF00025' } }],
  }
  const solo = { event: { id: 6, name: 'Solo' } }
  respondWith(hosts.userEvents, '/api/user/registered_events', {
    code: 0,
    soloEventData: [solo, solo],
    groupEventData: [team, team],
  })
  const registrations = await getRegisteredEvents({ token: 't' })
  expect(registrations.solo).toHaveLength(1)
  expect(registrations.group.map(({ GroupMembers }) => GroupMembers.length)).toEqual([2])
  const complaint = { id: 1, issue: 'A', type: 'Others', status: 'In Progress' }
  respondWith(hosts.userEvents, '/api/user/complaints/fetchComplaints', {
    code: 0,
    data: [complaint, complaint],
  })
  expect(await fetchComplaints({ token: 't' })).toHaveLength(1)
  const { updatedMembersInfo } = readContingent({
    updatedMembersInfo: [{ id: 1 }, { id: 1 }, {}, {}],
  })
  expect(updatedMembersInfo).toHaveLength(3)
})

test.each([
  ['2025-01-24 23:30:00', '2025-01-24T23:30:00+05:30'],
  ['2025-01-24T23:30', '2025-01-24T23:30+05:30'],
  ['2025-01-24T23:30:00.000Z', '2025-01-24T23:30:00.000Z'],
  ['2025-01-24', '2025-01-24'],
  ['yesterday', 'yesterday'],
])('the time %s of a complaint is read as %s', async (created_at, read) => {
  const data = [{ id: 1, issue: 'A', type: 'Others', status: 'In Progress', created_at }]
  respondWith(hosts.userEvents, '/api/user/complaints/fetchComplaints', { code: 0, data })
  expect(await fetchComplaints({ token: 't' })).toMatchObject([{ created_at: read }])
})
