import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import * as accounts from '@/api/accounts'
import * as complaints from '@/api/complaints'
import * as contingents from '@/api/contingents'
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

test('an error never carries the token', async () => {
  festival.break('/api/user/getUser', 'offline')
  const error = await errorOf('/api/user/getUser')
  expect(JSON.stringify(error) + String(error)).not.toContain(token)
  expect(error instanceof Error && error.cause).toBeUndefined()
})
