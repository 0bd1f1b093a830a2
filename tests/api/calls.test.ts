import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { hosts } from '@mocks/hosts'
import { server } from '@mocks/node'
import { PATHS } from '@mocks/paths'
import { people } from '@mocks/people'
import * as accounts from '@/api/accounts'
import * as complaints from '@/api/complaints'
import * as contingents from '@/api/contingents'
import * as events from '@/api/events'
import * as api from '@/api/games'
import * as signIn from '@/api/signIn'
import { games } from '@/content/games'

const token = festival.sessionOf(people.student).token

const email = people.student.email
const someone = { sfId: people.teamMember.sfId, email: people.teamMember.email }
const signUp: signIn.SignUp = {
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

type Call = {
  host: 'master' | 'userEvents' | 'games'
  /** Reads take a signal, and can be cancelled. */
  call: (signal?: AbortSignal) => Promise<unknown>
  /** The whole body, or the query of a GET. */
  sends: object
}

const NAME = 'A+b & c é'

/** Every call of Spec §7, with what it sends. The games are asked by GET, and so is the list of events. */
const calls: Record<string, Call> = {
  '/api/user/login': {
    host: 'userEvents',
    call: () => signIn.login({ email, password: 'Unmask@65' }),
    sends: { email, password: 'Unmask@65' },
  },
  '/api/user/login/google': {
    host: 'userEvents',
    call: () => signIn.loginWithGoogle({ token: 'credential:x' }),
    sends: { token: 'credential:x' },
  },
  '/api/user/register_user': {
    host: 'userEvents',
    call: () => signIn.registerUser(signUp),
    sends: { ...signUp, yop: 2026, addr: 'none' },
  },
  '/api/user/forgotPassword/requestOtp': {
    host: 'userEvents',
    call: () => signIn.requestOtp({ email }),
    sends: { email },
  },
  '/api/user/forgotPassword/verifyOtp': {
    host: 'userEvents',
    call: () => signIn.verifyOtp({ email, otp: '012345', password: 'Unmask@66' }),
    sends: { email, otp: '012345', password: 'Unmask@66' },
  },
  '/api/user/getUser': {
    host: 'userEvents',
    call: (signal) => accounts.getUser({ token }, signal),
    sends: { token },
  },
  '/api/event': { host: 'userEvents', call: (signal) => events.getEvents(signal), sends: {} },
  '/api/event/register': {
    host: 'userEvents',
    call: () => events.register({ token, eventId: 2, teamMembers: [someone] }),
    sends: { token, eventCity: 'KGP', eventId: 2, teamMembers: [someone] },
  },
  '/api/user/registered_events': {
    host: 'userEvents',
    call: (signal) => events.getRegisteredEvents({ token }, signal),
    sends: { token },
  },
  '/api/event/deregister/member': {
    host: 'userEvents',
    call: () => events.deregisterMembers({ token, eventId: 2, memberToDeregister: [someone] }),
    sends: { token, eventId: 2, memberToDeregister: [someone] },
  },
  '/api/event/deregister/team': {
    host: 'userEvents',
    call: () => events.deregisterTeam({ token, eventId: 1 }),
    sends: { token, eventId: 1 },
  },
  '/api/event/addMember': {
    host: 'userEvents',
    call: () => events.addMembers({ token, eventId: 1, teamMembers: [someone] }),
    sends: { token, eventId: 1, teamMembers: [someone] },
  },
  '/api/user/complaints/fetchComplaints': {
    host: 'userEvents',
    call: (signal) => complaints.fetchComplaints({ token }, signal),
    sends: { token },
  },
  '/api/user/complaints/submitComplaints': {
    host: 'userEvents',
    call: () => complaints.submitComplaint({ token, type: 'Others', issue: 'A question' }),
    sends: { token, type: 'Others', issue: 'A question' },
  },
  '/api/user/complaints/cancelComplaints': {
    host: 'userEvents',
    call: () => complaints.cancelComplaint({ token, complaint_id: 501 }),
    sends: { token, complaint_id: 501 },
  },
  '/api/contingent/getMembers': {
    host: 'master',
    call: (signal) => contingents.getMembers({ token }, signal),
    sends: { token },
  },
  '/api/contingent': {
    host: 'master',
    call: () => contingents.createContingent({ token, contingent_name: 'Sample' }),
    sends: { token, contingent_name: 'Sample' },
  },
  '/api/contingent/join': {
    host: 'master',
    call: () =>
      contingents.joinContingent({ token, contingent_id: '301', contingent_code: 'MASK301' }),
    sends: { token, contingent_id: '301', contingent_code: 'MASK301' },
  },
  '/api/contingent/add': {
    host: 'master',
    call: () => contingents.addContingentMembers({ token, members: [someone] }),
    sends: { token, members: [someone] },
  },
  '/api/contingent/leave': {
    host: 'master',
    call: () => contingents.leaveContingent({ token }),
    sends: { token },
  },
  '/players': {
    host: 'games',
    call: (signal) => api.getPlayers(games.witch.scores, signal),
    sends: {},
  },
  '/cans/players': {
    host: 'games',
    call: (signal) => api.getPlayers(games.cans.scores, signal),
    sends: {},
  },
  '/player': {
    host: 'games',
    call: (signal) => api.getPlayer(games.witch.scores, NAME, signal),
    sends: { user_name: NAME },
  },
  '/cans/player': {
    host: 'games',
    call: (signal) => api.getPlayer(games.cans.scores, NAME, signal),
    sends: { user_name: NAME },
  },
}

type Heard = { method: string; host: string; path: string; sends: unknown }

/** The request that leaves the browser, as a server sees it. */
async function heardOf(call: () => Promise<unknown>): Promise<Heard[]> {
  const heard: Promise<Heard>[] = []
  const listen = ({ request }: { request: Request }) => {
    const { origin, pathname, searchParams } = new URL(request.url)
    const { method } = request
    const at = { method, host: origin, path: pathname }
    const query = Object.fromEntries(searchParams)
    const body: Promise<unknown> =
      method === 'GET' ? Promise.resolve(query) : copyOf(request).json()
    heard.push(body.then((sends) => ({ ...at, sends })))
  }
  server.events.on('request:start', listen)
  // A refusal is an answer as well.
  await call().catch(() => undefined)
  server.events.removeListener('request:start', listen)
  return Promise.all(heard)
}

/** So that the mock server can read it, too. */
const copyOf = (request: Request) => request.clone()

const isRead = (path: string) =>
  path === '/api/event' || path.endsWith('/player') || path.endsWith('/players')

test.each(Object.entries(calls))(
  '%s goes to its host by its method, with its payload and nothing more',
  async (path, { host, call, sends }) => {
    const method = isRead(path) ? 'GET' : 'POST'
    expect(await heardOf(() => call())).toEqual([{ method, host: hosts[host], path, sends }])
  },
)

test('the table has every call of the mock server', () => {
  expect(Object.keys(calls).toSorted()).toEqual([...PATHS].toSorted())
})

const paths = Object.keys(calls)

async function errorOf(path: string, signal?: AbortSignal): Promise<unknown> {
  const row = calls[path]
  if (!row) throw new Error(`No call for ${path}`)
  return row.call(signal).catch((error: unknown) => error)
}

const writes = paths.filter(
  (path) =>
    /Otp|register_user|event\/|ngent$|ngent\/[jal]|Complaints$/.test(path) &&
    !path.endsWith('fetchComplaints'),
)

test.each(writes)('%s returns the server’s message, or none', async (path) => {
  festival.break(path, { code: 0, message: ' Done, and well ' })
  expect(await calls[path]?.call()).toBe('Done, and well')
  for (const message of ['', '  ', null, 7, { odd: true }]) {
    festival.break(path, { status: 200, body: { code: 0, message } })
    expect(await calls[path]?.call()).toBe('')
  }
})

test('the table has thirteen writes', () => expect(writes).toHaveLength(13))

const reads = paths.filter((path) => (calls[path]?.call.length ?? 0) > 0)

test.each(reads)('%s can be cancelled, which is not an error', async (path) => {
  festival.break(path, 'slow')
  const controller = new AbortController()
  const outcome = errorOf(path, controller.signal)
  controller.abort()
  expect(await outcome).toMatchObject({ kind: 'cancelled' })
})

test('an error never carries the token', async () => {
  festival.break('/api/user/getUser', 'offline')
  const error = await errorOf('/api/user/getUser')
  expect(JSON.stringify(error) + String(error)).not.toContain(token)
  expect(error instanceof Error && error.cause).toBeUndefined()
})
