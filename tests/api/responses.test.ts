import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import type { Fault } from '@mocks/faults'
import { getUser } from '@/api/profile'
import { getMembers } from '@/api/contingent'
import { getEvents } from '@/api/events'
import { getRegisteredEvents } from '@/api/registrations'
import { login } from '@/api/auth'

/* What `api/client.ts` makes of each response. How a screen shows it is tested in `tests/faults`. */

const SERVER_MESSAGE = 'The festival is being repainted'
const RATE_LIMITED = 'Too many attempts. Please try again in a few minutes.'
const NO_REASON = 'The festival server refused this without a reason. Please try again.'

const said = (status: number, body: Record<string, unknown> | string): Fault => ({ status, body })
const refused = (code?: number, message = SERVER_MESSAGE) => ({ kind: 'refused', message, code })
const failed = { kind: 'failed', message: SERVER_MESSAGE }
const limited = (message: string) => ({ kind: 'limited', message })
const unanswered = { kind: 'unanswered' }
const session = { kind: 'session' }

const responses: [name: string, fault: Fault, error: object][] = [
  ['no connection', 'offline', unanswered],
  ['HTML with HTTP 200', 'html', unanswered],
  // A gateway does not know whether the request has arrived, whatever it says.
  ['JSON with HTTP 504', said(504, { message: 'Endpoint request timed out' }), unanswered],
  ['an empty body', 'empty', unanswered],
  ['broken JSON', 'broken-json', unanswered],
  ['a body without a code', said(200, { message: SERVER_MESSAGE }), unanswered],
  ['HTTP 500 without a body', { status: 500 }, unanswered],
  // The protection page of a host in front of the server.
  ['HTTP 401 as a page', said(401, '<h1>Authorization Required</h1>'), unanswered],

  ['HTTP 503 with words', said(503, { message: SERVER_MESSAGE }), failed],
  // A server that is down shows neither that the request worked nor that the session has ended.
  ['HTTP 500 with code 0', said(500, { code: 0, message: SERVER_MESSAGE }), failed],

  ['HTTP 429 as a page', said(429, '<h1>Too Many Requests</h1>'), limited(RATE_LIMITED)],
  ['HTTP 429 with words', said(429, { code: 6, message: SERVER_MESSAGE }), limited(SERVER_MESSAGE)],

  ['HTTP 400 with a body', said(400, { code: 65, message: SERVER_MESSAGE }), refused(65)],
  [
    'HTTP 400 of a validator',
    said(400, { code: -7, message: SERVER_MESSAGE, error: [{ path: 'x', message: 'x is odd' }] }),
    refused(-7, `${SERVER_MESSAGE}: x is odd`),
  ],
  ['an unknown code', { code: 65, message: SERVER_MESSAGE }, refused(65)],
  ['a refusal without words', said(200, { code: 65, message: null }), refused(65, NO_REASON)],

  ['the documented code', { code: -5, message: 'Please come back' }, session],
  ['the word Unauthorized', { code: 65, message: 'Unauthorized' }, session],
  ['HTTP 401 in JSON', said(401, { code: 3, message: 'No entry' }), session],
]

test.each(responses)('a read takes %s for what it is (Spec §8)', async (_name, fault, error) => {
  festival.break('/api/user/registered_events', fault)
  await expect(getRegisteredEvents({ token: 't' })).rejects.toMatchObject(error)
})

const user = { id: '7', sfId: 'SF00007' }
const token = 't'

type Unusable = [path: string, call: () => Promise<unknown>, bodies: Record<string, unknown>[]]

const unusable: Unusable[] = [
  [
    '/api/user/login',
    () => login({ email: 'a', password: 'b' }),
    [{}, { data: null }, { data: { user } }, { data: { token, user: null } }],
  ],
  ['/api/user/getUser', () => getUser({ token }), [{}, { data: null }, { data: [] }]],
  ['/api/contingent/getMembers', () => getMembers({ token }), [{}, { data: null }, { data: [] }]],
  ['/api/event', () => getEvents(), [{}, { data: null }, { data: {} }]],
  [
    '/api/user/registered_events',
    () => getRegisteredEvents({ token }),
    [{}, { soloEventData: null, groupEventData: null }],
  ],
]

test.each(unusable)('%s: a success without data is no answer', async (path, call, bodies) => {
  for (const body of bodies) {
    festival.break(path, { status: 200, body: { code: 0, message: SERVER_MESSAGE, ...body } })
    await expect(call(), JSON.stringify(body)).rejects.toMatchObject(unanswered)
  }
})
