import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { hosts } from '@mocks/hosts'
import type { Path } from '@mocks/paths'
import { classmates, people, type Person } from '@mocks/people'
import { takeConsoleMessages } from '../consoleMessages'
import { by, newcomer, send, someText } from './sendRequest'

const { student, paidStudent, teamLeader, teamMember } = people
const { contingentLeader, contingentMember, paidContingentLeader } = people
const LOGIN = '/api/user/login'
const SIGN_UP = '/api/user/register_user'
const REQUEST = '/api/user/forgotPassword/requestOtp'
const VERIFY = '/api/user/forgotPassword/verifyOtp'
const RECORD = '/api/user/getUser'
const REGISTER = '/api/event/register'
const REMOVE = '/api/event/deregister/member'
const END = '/api/event/deregister/team'
const ADD = '/api/event/addMember'
const CANCEL = '/api/user/complaints/cancelComplaints'
const MEMBERS = '/api/contingent/getMembers'
const CREATE = '/api/contingent'
const JOIN = '/api/contingent/join'
const INVITE = '/api/contingent/add'
const LEAVE = '/api/contingent/leave'

const { email, password } = student

test.each([
  ['POST', `${hosts.userEvents}/api/user/logout`],
  ['GET', `${hosts.userEvents}/api/user/login`],
  ['POST', `${hosts.userEvents}/api/contingent`],
  ['POST', `${hosts.master}/api/user/login`],
  ['GET', `${hosts.games}/leaderboard`],
])('%s %s is reported as an unknown path', async (method, address) => {
  const response = await fetch(address, { method })
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(`Cannot ${method} ${new URL(address).pathname}`)
  expect(takeConsoleMessages().join()).toContain('The mock server has no')
})

/** The fields of each call; `token` first where somebody must be signed in, with the code for a session that has ended. */
const calls: [path: Path, ended: number | undefined, fields: string[]][] = [
  [LOGIN, undefined, ['email', 'password']],
  ['/api/user/login/google', undefined, ['token']],
  [REQUEST, undefined, ['email']],
  [VERIFY, undefined, ['email', 'otp', 'password']],
  [RECORD, 2, ['token']],
  [REGISTER, -2, ['token', 'eventCity', 'eventId', 'teamMembers']],
  ['/api/user/registered_events', -5, ['token']],
  [REMOVE, -5, ['token', 'eventId', 'memberToDeregister']],
  [END, -5, ['token', 'eventId']],
  [ADD, -5, ['token', 'eventId', 'teamMembers']],
  ['/api/user/complaints/fetchComplaints', -5, ['token']],
  ['/api/user/complaints/submitComplaints', -5, ['token', 'type', 'issue']],
  [CANCEL, -5, ['token', 'complaint_id']],
  [MEMBERS, -1, []],
  [CREATE, 2, ['contingent_name']],
  [JOIN, 2, ['contingent_id', 'contingent_code']],
  [INVITE, 2, ['members']],
  [LEAVE, 2, []],
]
const pair = [{ sfId: 'x', email: 'x' }]
const fields = { eventCity: 'KGP', eventId: 2, teamMembers: pair, memberToDeregister: pair }
const others = { contingent_id: 'x', contingent_code: 'x', contingent_name: 'x', members: pair }
const whole = { ...fields, ...others, type: 'x', issue: 'x', complaint_id: 501 }

test.each(calls)('%s names every field that is missing', async (path, _, names) => {
  const isContingent = path.startsWith(CREATE)
  const error = names.map((name) => ({ path: name, message: someText }))
  const body = { code: -7, message: 'Validation failed', error }
  const response = await send(path, isContingent ? by(student) : {})
  if (names.length > 0) expect(response).toMatchObject({ status: 400, body })
  if (isContingent)
    expect(await send(path)).toMatchObject({ body: { code: 1, message: 'Token Not Recieved' } })
})

test.each(calls.filter(([, ended]) => ended))(
  '%s refuses a session that has ended, and a token that nobody has',
  async (path, code) => {
    const body = { code, message: 'Unauthorized' }
    for (const token of [by(people.expired).token, 'made up'])
      expect(await send(path, { ...whole, token })).toMatchObject({ body })
  },
)

const [one, two, , four, five, ...rest] = classmates.map(({ sfId, email }) => ({ sfId, email }))
const me = { sfId: student.sfId, email }
const nobody = { sfId: 'SF99999', email: 'nobody@festival.test' }
const leader = { sfId: teamLeader.sfId, email: teamLeader.email }
const team = (eventId: unknown, ...teamMembers: unknown[]) => ({
  eventCity: 'KGP',
  eventId,
  teamMembers,
})
const out = (eventId: number, ...memberToDeregister: unknown[]) => ({ eventId, memberToDeregister })
const code = (id: unknown, secret: string) => ({ contingent_id: id, contingent_code: secret })

test.each<[what: string, path: Path, as: Person, body: object, code: number]>([
  ['a pair of nobody', REGISTER, student, team(13, me, nobody), -5],
  ['a pair of two people', REGISTER, student, team(13, me, { ...one, email }), -5],
  ['a team that begins with another', REGISTER, student, team(13, four, me), -5],
  ['somebody twice', REGISTER, student, team(13, me, me), -5],
  ['a team too small', REGISTER, student, team(23, me), -6],
  ['a team too large', REGISTER, student, team(23, me, four, five, ...rest), -6],
  ['company in a solo event', REGISTER, student, team(3, me, four), -6],
  ['who is registered already', REGISTER, student, team(2, me), -4],
  ['a member who is registered already', REGISTER, student, team(23, me, leader), -4],
  ['an event that is hidden', REGISTER, student, team(27, me), -10],
  ['an id as text', REGISTER, student, team('3', me), -7],
  ['no member', REGISTER, student, team(3), -7],
  ['a member as text', ADD, teamLeader, { eventId: 23, teamMembers: 'SF00021' }, -7],
  ['another person’s solo event', REMOVE, student, out(2, one), -8],
  ['a stranger', REMOVE, teamLeader, out(23, four), -3],
  ['the leader', REMOVE, teamLeader, out(23, leader), -3],
  ['the last but one', REMOVE, teamLeader, out(19, one), -6],
  ['a pair without its email', REMOVE, teamLeader, out(23, { ...two, email: '' }), -5],
  ['a member’s removal', REMOVE, teamMember, out(23, one), -8],
  ['a member’s team', END, teamMember, { eventId: 23 }, -8],
  ['a solo event as a team', END, student, { eventId: 2 }, -3],
  ['a member’s addition', ADD, teamMember, team(23, four), -8],
  ['who plays already', ADD, teamLeader, team(23, one), -3],
  ['too many', ADD, teamLeader, team(23, four, five), -6],
  ['the complaint of another', CANCEL, paidStudent, { complaint_id: 501 }, 3],
  ['a complaint that is closed', CANCEL, student, { complaint_id: 504 }, 4],
  ['a complaint by text', CANCEL, student, { complaint_id: '501' }, -7],
  ['an id of no contingent', JOIN, student, code('999', 'MASK301'), 2],
  ['the code of another contingent', JOIN, student, code('301', 'MASK302'), 2],
  ['an id as a number', JOIN, student, code(301, 'MASK301'), -7],
  ['a second contingent', JOIN, contingentMember, code('302', 'MASK302'), 2],
  ['a second contingent', CREATE, contingentMember, { contingent_name: 'Second' }, 2],
  ['a name of spaces', CREATE, student, { contingent_name: '  ' }, 2],
  ['one wrong pair of a list', INVITE, contingentLeader, { members: [four, nobody] }, 3],
  ['who has a contingent', INVITE, paidContingentLeader, { members: [four] }, 4],
  ['21 rows', INVITE, contingentLeader, { members: Array<unknown>(21).fill(nobody) }, -7],
  ['a member’s invitation', INVITE, contingentMember, { members: [four] }, 2],
  ['who is in no contingent', LEAVE, student, {}, 2],
])('%s is refused by %s, and nothing changes', async (_what, path, as, body, refusal) => {
  const before = structuredClone(festival.state())
  expect(await send(path, by(as, body))).toMatchObject({
    body: { code: refusal, message: someText },
  })
  expect(festival.state()).toEqual(before)
})

test.each([
  ['name', ''],
  ['password', 'Seven@7'],
  ['gender', 'Male'],
  ['email', 'no mail'],
  ['dob', '28-02-2005'],
  ['dob', '2005-02-30'],
  ['mobile', 1234567890],
  ['mobile', '123456789'],
  ['yop', '2027'],
  ['yop', 2024],
  ['addr', 'Some street'],
  ['captcha', undefined],
])('a sign-up with a wrong %s (%o) is refused and changes nothing', async (field, value) => {
  const before = structuredClone(festival.state())
  const body = { code: -7, error: [{ path: field }] }
  expect(await send(SIGN_UP, { ...newcomer, [field]: value })).toMatchObject({ status: 400, body })
  expect(festival.state()).toEqual(before)
})

test('a field of sign-up that the mock server does not know is refused, and its file is named', async () => {
  const { status, body } = await send(SIGN_UP, { ...newcomer, nickname: 'Moth' })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('not known to tests/mocks/handlers/signUp.ts: nickname')
})

test('a captcha works once, also with an email that is taken, and only if the captcha gave it', async () => {
  const taken = await send(SIGN_UP, { ...newcomer, email: 'STUDENT@festival.test' })
  expect(taken).toMatchObject({ body: { code: 3 } })
  const refused = { status: 400, body: { code: 4 } }
  for (const captcha of ['captcha-ok-1', 'let me in'])
    expect(await send(SIGN_UP, { ...newcomer, captcha })).toMatchObject(refused)
  const done = await send(SIGN_UP, { ...newcomer, captcha: 'captcha-ok-2' })
  expect(done).toMatchObject({ body: { code: 0, data: { sfId: 'SF12346' } } })
})

test('a one-time code is good once, for just under 300 seconds, and five can be had in an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const fresh = (otp: unknown = festival.outbox().at(-1)?.otp) =>
    send(VERIFY, { email, otp, password })
  const request = () => send(REQUEST, { email })
  await request()
  const asNumber = await fresh(Number(festival.outbox()[0]?.otp))
  expect(asNumber).toMatchObject({ body: { error: [{ path: 'otp' }] } })
  vi.setSystemTime(Date.now() + 299_999)
  expect(await fresh()).toMatchObject({ body: { code: 0 } })
  expect(await fresh()).toMatchObject({ body: { code: 4 } })
  await request()
  vi.setSystemTime(Date.now() + 300_000)
  const expired = { code: 5, message: 'OTP has expired. Please request a new OTP.' }
  expect(await fresh()).toMatchObject({ body: expired })
  await request()
  // A wrong attempt invalidates the code.
  expect(await fresh('999999')).toMatchObject({ body: { code: 5 } })
  expect(await fresh()).toMatchObject({ body: { code: 4 } })
  for (let round = 4; round <= 5; round += 1)
    expect(await request()).toMatchObject({ body: { code: 0 } })
  expect(await request()).toMatchObject({ status: 429, body: { code: 6 } })
})

test.each([
  ['that is not sent as JSON', 'text/plain', JSON.stringify({ email, password }), 'json'],
  ['that is broken JSON', 'application/json', '{"email":', 'html'],
])('a body %s is refused', async (_what, type, body, kind) => {
  const headers = { 'Content-Type': type }
  const response = await fetch(hosts.userEvents + LOGIN, { method: 'POST', headers, body })
  expect(response.status).toBe(400)
  expect(response.headers.get('Content-Type')).toContain(kind)
})
