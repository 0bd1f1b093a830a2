import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { hosts } from '@mocks/hosts'
import { server } from '@mocks/node'
import { PATHS } from '@mocks/paths'
import { people } from '@mocks/people'
import * as profile from '@/api/profile'
import * as complaints from '@/api/complaints'
import * as contingent from '@/api/contingent'
import { getEvents } from '@/api/events'
import { getPlayer, getPlayers } from '@/api/games'
import * as registrations from '@/api/registrations'
import * as auth from '@/api/auth'
import { games } from '../editions/frozen/content'
import { paymentUrl } from '@/api/payments'
import { env } from '@/festival/env'

const token = festival.sessionOf(people.student).token

const email = people.student.email
const newcomer: auth.SignUp = {
  name: 'Sample Newcomer',
  password: 'Unmask@65',
  gender: 'F',
  email: 'newcomer@festival.test',
  dob: '2005-01-24',
  mobile: '9000000065',
  yop: '2027',
  college: 'Sample Institute of Arts',
  city: 'Paschim Medinipur',
  state: 'West Bengal',
  security_question: 'A sample question?',
  security_answer: 'A sample answer',
  captcha: 'captcha-ok-1',
}
const someone = { sfId: people.teamMember.sfId, email: people.teamMember.email }

type Call = { call: (signal?: AbortSignal) => Promise<unknown>; sends: object }

/** Queries can be cancelled, but those that a mutation affects. `sends`: the whole body, or the query of a GET. */
const cancellable = <Body extends object>(
  call: (body: Body, signal?: AbortSignal) => Promise<unknown>,
  sends: Body,
): Call => ({ call: (signal) => call(sends, signal), sends })

const lasting = <Body extends object>(
  act: (body: Body) => Promise<unknown>,
  body: Body,
  sends: object = body,
): Call => ({ call: () => act(body), sends })

const NAME = 'A+b & c é'
const { witch, cans } = games
const team = { token, eventId: 2, teamMembers: [someone] }

/** Every call of Spec §7, with what it sends. The games and the list of events use GET. */
const calls: Record<string, Call> = {
  '/api/user/login': lasting(auth.login, { email, password: 'Unmask@65' }),
  '/api/user/login/google': lasting(auth.loginWithGoogle, { token: 'credential:x' }),
  '/api/user/register_user': lasting(auth.registerUser, newcomer, {
    ...newcomer,
    yop: 2027,
    addr: 'none',
  }),
  '/api/user/forgotPassword/requestOtp': lasting(auth.requestOtp, { email }),
  '/api/user/forgotPassword/verifyOtp': lasting(auth.verifyOtp, {
    email,
    otp: '012345',
    password: 'Unmask@66',
  }),
  '/api/user/getUser': cancellable(profile.getUser, { token }),
  '/api/event': cancellable((_, signal) => getEvents(signal), {}),
  '/api/event/register': lasting(registrations.register, team, { ...team, eventCity: 'KGP' }),
  '/api/user/registered_events': lasting(registrations.getRegisteredEvents, { token }),
  '/api/event/deregister/member': lasting(registrations.deregisterMembers, {
    token,
    eventId: 2,
    memberToDeregister: [someone],
  }),
  '/api/event/deregister/team': lasting(registrations.deregisterTeam, { token, eventId: 1 }),
  '/api/event/addMember': lasting(registrations.addMembers, team),
  '/api/user/complaints/fetchComplaints': lasting(complaints.fetchComplaints, { token }),
  '/api/user/complaints/submitComplaints': lasting(complaints.submitComplaint, {
    token,
    type: 'Others',
    issue: 'A question',
  }),
  '/api/user/complaints/cancelComplaints': lasting(complaints.cancelComplaint, {
    token,
    complaint_id: 501,
  }),
  '/api/contingent/getMembers': lasting(contingent.getMembers, { token }),
  '/api/contingent': lasting(contingent.createContingent, { token, contingent_name: 'Sample' }),
  '/api/contingent/join': lasting(contingent.joinContingent, {
    token,
    contingent_id: '301',
    contingent_code: 'CODE301',
  }),
  '/api/contingent/add': lasting(contingent.addContingentMembers, { token, members: [someone] }),
  '/api/contingent/leave': lasting(contingent.leaveContingent, { token }),
  '/players': cancellable((_, signal) => getPlayers(witch.scores, signal), {}),
  '/cans/players': cancellable((_, signal) => getPlayers(cans.scores, signal), {}),
  '/player': cancellable((_, signal) => getPlayer(witch.scores, NAME, signal), { user_name: NAME }),
  '/cans/player': cancellable((_, signal) => getPlayer(cans.scores, NAME, signal), {
    user_name: NAME,
  }),
}

type SentRequest = { method: string; host: string; path: string; sends: unknown }

/** The request that leaves the browser, as a server sees it. */
async function requestsOf(call: () => Promise<unknown>): Promise<SentRequest[]> {
  const requests: Promise<SentRequest>[] = []
  const listen = ({ request }: { request: Request }) => {
    const { origin, pathname, searchParams } = new URL(request.url)
    const { method } = request
    const at = { method, host: origin, path: pathname }
    const query = Object.fromEntries(searchParams)
    // A copy, so that the mock server can read it, too.
    const body: Promise<unknown> =
      method === 'GET' ? Promise.resolve(query) : request.clone().json()
    requests.push(body.then((sends) => ({ ...at, sends })))
  }
  server.events.on('request:start', listen)
  // A rejection is fine: only the request counts.
  await call().catch(() => undefined)
  server.events.removeListener('request:start', listen)
  return Promise.all(requests)
}

const isRead = (path: string) =>
  path === '/api/event' || path.endsWith('/player') || path.endsWith('/players')

/** Spec §7: contingents and games have separate servers. */
function hostOf(path: string): string {
  if (path.startsWith('/api/contingent')) return hosts.master
  return path.startsWith('/api/') ? hosts.userEvents : hosts.games
}

test.each(Object.entries(calls))(
  '%s sends its payload to its host by its method, and nothing more (Spec §7)',
  async (path, { call, sends }) => {
    const method = isRead(path) ? 'GET' : 'POST'
    expect(await requestsOf(() => call())).toEqual([{ method, host: hostOf(path), path, sends }])
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

test('a change returns the server’s message, or none (Spec §8)', async () => {
  const leave = () => contingent.leaveContingent({ token })
  festival.break('/api/contingent/leave', { code: 0, message: ' Done, and well ' })
  expect(await leave()).toBe('Done, and well')
  for (const message of ['', '  ', null, 7, { odd: true }]) {
    festival.break('/api/contingent/leave', { status: 200, body: { code: 0, message } })
    expect(await leave()).toBe('')
  }
})

const cancellablePaths = paths.filter((path) => (calls[path]?.call.length ?? 0) > 0)

test.each(cancellablePaths)('%s can be cancelled, which is not an error', async (path) => {
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

test('the payment address carries special characters intact (Spec §7)', () => {
  const text = 'a&b=c a+b 50% #1 é 🎭 "} %26 a/b?c'
  const payment = new URL(paymentUrl({ token: text, phoneNumber: text, type: 'Contingent' }))
  expect([...payment.searchParams.values()]).toEqual([text, text, 'Contingent', '1'])
  expect(payment.hash).toBe('')
})

test('a query in the address of the payment site is kept (Spec §7)', () => {
  env.paymentUrl = 'https://pay.festival.test/stay?shop=7&lang=en%20in'
  const url = paymentUrl({ token: 't', phoneNumber: '9', type: 'Individual' })
  expect(url).toBe(
    'https://pay.festival.test/stay?shop=7&lang=en%20in&token=t&phoneNumber=9&type=Individual&origin=1',
  )
})
