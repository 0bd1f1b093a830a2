import { afterEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import * as accounts from '@/api/accounts'
import { TIME_OUT_MS } from '@/api/client'
import * as complaints from '@/api/complaints'
import * as contingents from '@/api/contingents'
import { ApiError } from '@/api/errors'
import * as events from '@/api/events'
import * as api from '@/api/games'
import { games } from '@/content/games'

const token = festival.sessionOf(people.student).token
const someone = { sfId: people.teamMember.sfId, email: people.teamMember.email }
const signUp: accounts.SignUp = {
  name: 'Sample Newcomer',
  password: 'Unmask@65',
  gender: 'F',
  email: 'newcomer@festival.test',
  dob: '2004-03-08',
  mobile: '9000000001',
  yop: 2026,
  college: 'Sample Institute of Masks',
  city: 'Paschim Medinipur',
  state: 'West Bengal',
  addr: 'none',
  security_question: 'A question',
  security_answer: 'An answer',
  captcha: 'captcha-ok-1',
}

/** Every call of Spec §7. */
const calls: Record<string, (signal?: AbortSignal) => Promise<unknown>> = {
  '/api/user/login': () => accounts.login({ email: people.student.email, password: 'Unmask@65' }),
  '/api/user/login/google': () => accounts.loginWithGoogle({ token: 'credential:x' }),
  '/api/user/register_user': () => accounts.registerUser(signUp),
  '/api/user/forgotPassword/requestOtp': () => accounts.requestOtp({ email: people.student.email }),
  '/api/user/forgotPassword/verifyOtp': () =>
    accounts.verifyOtp({ email: people.student.email, otp: '123456', password: 'Unmask@66' }),
  '/api/user/getUser': (signal) => accounts.getUser({ token }, signal),
  '/api/event': (signal) => events.getEvents(signal),
  '/api/event/register': () => events.register({ token, eventId: 2, teamMembers: [someone] }),
  '/api/user/registered_events': (signal) => events.getRegisteredEvents({ token }, signal),
  '/api/event/deregister/member': () =>
    events.deregisterMembers({ token, eventId: 2, memberToDeregister: [someone] }),
  '/api/event/deregister/team': () => events.deregisterTeam({ token, eventId: 1 }),
  '/api/event/addMember': () => events.addMembers({ token, eventId: 1, teamMembers: [someone] }),
  '/api/user/complaints/fetchComplaints': (signal) => complaints.fetchComplaints({ token }, signal),
  '/api/user/complaints/submitComplaints': () =>
    complaints.submitComplaint({ token, type: 'Others', issue: 'A question' }),
  '/api/user/complaints/cancelComplaints': () =>
    complaints.cancelComplaint({ token, complaint_id: 1 }),
  '/api/contingent/getMembers': (signal) => contingents.getMembers({ token }, signal),
  '/api/contingent': () => contingents.createContingent({ token, contingent_name: 'Sample' }),
  '/api/contingent/join': () =>
    contingents.joinContingent({ token, contingent_id: '1', contingent_code: 'A' }),
  '/api/contingent/add': () => contingents.addContingentMembers({ token, members: [someone] }),
  '/api/contingent/leave': () => contingents.leaveContingent({ token }),
  '/players': (signal) => api.getPlayers(games.witch.scores, signal),
  '/cans/players': (signal) => api.getPlayers(games.cans.scores, signal),
  '/player': (signal) => api.getPlayer(games.witch.scores, 'somebody', signal),
  '/cans/player': (signal) => api.getPlayer(games.cans.scores, 'somebody', signal),
}
const paths = Object.keys(calls)

async function errorOf(path: string, signal?: AbortSignal): Promise<unknown> {
  const call = calls[path]
  if (!call) throw new Error(`No call for ${path}`)
  return call(signal).catch((error: unknown) => error)
}

afterEach(() => vi.useRealTimers())

const silences = ['offline', 'html', 'empty', 'broken-json'] as const

test.each(paths.flatMap((path) => silences.map((fault) => [path, fault] as const)))(
  '%s answering nothing usable (%s) is offline',
  async (path, fault) => {
    festival.break(path, fault)
    const offline = { name: 'ApiError', kind: 'offline', timedOut: false }
    expect(await errorOf(path)).toMatchObject(offline)
  },
)

test.each(paths)('%s failing with HTTP 500 and no body is offline', async (path) => {
  festival.break(path, { status: 500 })
  expect(await errorOf(path)).toMatchObject({ kind: 'offline' })
})

test.each(paths)('%s refusing with HTTP 400 and a body is an answer', async (path) => {
  festival.break(path, { status: 400, body: { code: 7, message: 'Not today' } })
  expect(await errorOf(path)).toMatchObject({ kind: 'refused', message: 'Not today', code: 7 })
})

test.each(paths)('%s refusing with HTTP 429 and words, but no code, is an answer', async (path) => {
  festival.break(path, { status: 429, body: { message: 'Too many requests' } })
  expect(await errorOf(path)).toMatchObject({ kind: 'refused', message: 'Too many requests' })
})

const limits = { HTML: '<h1>429</h1>', text: 'Slow down', 'no body': '', 'no words': { code: 1 } }

test.each(
  paths.flatMap((path) =>
    Object.entries(limits).map(([name, body]) => [path, name, body] as const),
  ),
)('%s with HTTP 429 and %s is an answer that asks for patience', async (path, _, body) => {
  festival.break(path, { status: 429, body })
  expect(await errorOf(path)).toMatchObject({
    kind: 'refused',
    message: 'Too many attempts. Please try again in a few minutes.',
    isRateLimit: true,
  })
})

test.each(paths)('%s with HTTP 503 and words has failed, whatever the code', async (path) => {
  festival.break(path, { status: 503, body: { code: 2, message: 'Down for repairs' } })
  expect(await errorOf(path)).toMatchObject({ kind: 'failed', message: 'Down for repairs' })
  festival.break(path, { status: 500, body: { code: -5, message: 'Unauthorized' } })
  expect(await errorOf(path)).toMatchObject({ kind: 'failed', message: 'Unauthorized' })
  festival.break(path, { status: 500, body: { code: 0 } })
  expect(await errorOf(path)).toMatchObject({ kind: 'offline' })
})

test.each(paths)('%s refusing with HTTP 200 and a code is an answer', async (path) => {
  festival.break(path, { code: 65, message: 'Refused politely' })
  expect(await errorOf(path)).toMatchObject({ kind: 'refused', message: 'Refused politely' })
})

test.each(paths)('%s is given up after 15 s of silence', async (path) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  festival.break(path, 'time-out')
  let settled: unknown
  void errorOf(path).then((error) => {
    settled = error
  })
  await vi.advanceTimersByTimeAsync(TIME_OUT_MS - 1)
  expect(settled).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(settled).toMatchObject({ kind: 'offline', timedOut: true }))
  expect(TIME_OUT_MS).toBe(15_000)
})

const writes = paths.filter(
  (path) =>
    /Otp|register_user|event\/|ngent$|ngent\/[jal]|Complaints$/.test(path) &&
    !path.endsWith('fetchComplaints'),
)

test.each(writes)('%s gives the words of the server, or none', async (path) => {
  festival.break(path, { code: 0, message: ' Done, and well ' })
  expect(await calls[path]?.()).toBe('Done, and well')
  for (const message of ['', '  ', null, 7, { odd: true }]) {
    festival.break(path, { status: 200, body: { code: 0, message } })
    expect(await calls[path]?.()).toBe('')
  }
})

test('the writes are all there', () => expect(writes).toHaveLength(13))

const reads = paths.filter((path) => (calls[path]?.length ?? 0) > 0)

test.each(reads)('%s can be cancelled, which is not a failure', async (path) => {
  festival.break(path, 'slow')
  const controller = new AbortController()
  const outcome = errorOf(path, controller.signal)
  controller.abort()
  expect(await outcome).toMatchObject({ kind: 'cancelled' })
})

test('a refusal without words still says something', async () => {
  festival.break('/api/user/login', { status: 400, body: { code: 3, message: { odd: true } } })
  const error = await errorOf('/api/user/login')
  expect(error).toBeInstanceOf(ApiError)
  expect(String(error)).toContain('refused this without a reason')
})

test("the details of the server's validator are part of the words", async () => {
  festival.break('/api/user/login', {
    status: 400,
    body: { code: 9, message: 'Invalid', error: [{ path: 'email', message: 'email is odd' }] },
  })
  expect(await errorOf('/api/user/login')).toMatchObject({ message: 'Invalid: email is odd' })
})

test('an error never carries the token', async () => {
  festival.break('/api/user/getUser', 'offline')
  const error = await errorOf('/api/user/getUser')
  expect(JSON.stringify(error) + String(error)).not.toContain(token)
  expect(error instanceof Error && error.cause).toBeUndefined()
})
