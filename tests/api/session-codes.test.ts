import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import * as accounts from '@/api/accounts'
import * as complaints from '@/api/complaints'
import * as contingents from '@/api/contingents'
import { ApiError, type ApiErrorKind } from '@/api/errors'
import * as events from '@/api/events'

const { token } = festival.sessionOf(people.student)
const team = { token, eventId: 1, teamMembers: [] }

const signedInCalls: Record<string, () => Promise<unknown>> = {
  '/api/user/getUser': () => accounts.getUser({ token }),
  '/api/user/registered_events': () => events.getRegisteredEvents({ token }),
  '/api/event/register': () => events.register(team),
  '/api/event/addMember': () => events.addMembers(team),
  '/api/event/deregister/member': () =>
    events.deregisterMembers({ token, eventId: 1, memberToDeregister: [] }),
  '/api/event/deregister/team': () => events.deregisterTeam({ token, eventId: 1 }),
  '/api/user/complaints/fetchComplaints': () => complaints.fetchComplaints({ token }),
  '/api/user/complaints/submitComplaints': () =>
    complaints.submitComplaint({ token, type: 'Others', issue: 'x' }),
  '/api/user/complaints/cancelComplaints': () =>
    complaints.cancelComplaint({ token, complaint_id: 1 }),
  '/api/contingent/getMembers': () => contingents.getMembers({ token }),
  '/api/contingent': () => contingents.createContingent({ token, contingent_name: 'x' }),
  '/api/contingent/join': () =>
    contingents.joinContingent({ token, contingent_id: '1', contingent_code: 'x' }),
  '/api/contingent/add': () => contingents.addContingentMembers({ token, members: [] }),
  '/api/contingent/leave': () => contingents.leaveContingent({ token }),
}

async function kindOf(path: string): Promise<ApiErrorKind | 'answered'> {
  const error: unknown = await signedInCalls[path]?.().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return 'answered'
  if (error instanceof ApiError) return error.kind
  throw new Error('Not one of ours', { cause: error })
}

/** Codes are per call, never global (protocol §1): the same number means different things. */
test.each<[string, number, ApiErrorKind | 'answered']>([
  ['/api/user/getUser', 2, 'session'],
  ['/api/user/getUser', -5, 'session'],
  ['/api/user/getUser', 1, 'refused'],
  ['/api/user/registered_events', -5, 'session'],
  ['/api/user/registered_events', 2, 'refused'],
  ['/api/event/register', -5, 'refused'],
  ['/api/event/register', -4, 'refused'],
  ['/api/event/register', -2, 'session'],
  ['/api/event/addMember', -5, 'refused'],
  ['/api/event/addMember', -8, 'refused'],
  ['/api/event/deregister/member', -5, 'session'],
  ['/api/event/deregister/team', -5, 'session'],
  ['/api/user/complaints/fetchComplaints', -5, 'session'],
  ['/api/user/complaints/fetchComplaints', 1, 'answered'],
  ['/api/user/complaints/submitComplaints', -5, 'session'],
  ['/api/user/complaints/cancelComplaints', -5, 'session'],
  ['/api/contingent/getMembers', -1, 'session'],
  ['/api/contingent/getMembers', 2, 'answered'],
  ['/api/contingent/getMembers', 3, 'refused'],
  ...['', '/join', '/add', '/leave'].flatMap((change) =>
    [-1, -5, 1, 2, 3, 4].map((code): [string, number, ApiErrorKind] => [
      `/api/contingent${change}`,
      code,
      'refused',
    ]),
  ),
])('%s with code %i is %s', async (path, code, kind) => {
  festival.break(path, { code, message: 'Some words' })
  expect(await kindOf(path)).toBe(kind)
})

test.each(Object.keys(signedInCalls))(
  '%s says by its words that the session ended',
  async (path) => {
    festival.break(path, { code: 65, message: 'Unauthorized' })
    expect(await kindOf(path)).toBe('session')
    festival.break(path, { code: 1, message: 'Token Not Recieved' })
    expect(await kindOf(path)).toBe('session')
  },
)

test.each(Object.keys(signedInCalls))('%s with HTTP 401 has lost its session', async (path) => {
  festival.break(path, { status: 401, body: { code: 65, message: 'No entry' } })
  expect(await kindOf(path)).toBe('session')
})

test('a wrong password is a refusal, though it comes as HTTP 401', async () => {
  const error = await accounts
    .login({ email: people.student.email, password: 'not-this-one' })
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ kind: 'refused' })
})
