import type { Fault } from '@mocks/faults'
import type { Row, Trial } from './row'

const SERVER_MESSAGE = 'The festival is being repainted'
const DOWN = 'Down for repairs'
const RATE_LIMITED = 'Too many attempts. Please try again in a few minutes.'
const NO_REASON = 'The festival server refused this without a reason. Please try again.'

type Named = [name: string, fault: Fault]

/** The endpoint processes the request, and its response is lost. */
const lostResponses: Named[] = [
  ['the connection', 'cut'],
  ['the response behind an HTTP 502', 'arrives-then-502'],
  ['half of the body', 'arrives-then-half'],
]

/** No response, or one that violates the protocol. */
const unusableResponses: Record<string, Fault> = {
  'no connection': 'offline',
  'HTML with HTTP 200': 'html',
  'HTML with HTTP 502': { status: 502, body: '<h1>Bad gateway</h1>' },
  'JSON with HTTP 504': { status: 504, body: { message: 'Endpoint request timed out' } },
  'an empty body': 'empty',
  'broken JSON': 'broken-json',
  'a list for a body': { status: 200, body: '[1, 2]' },
  'a body without a code': { status: 200, body: { message: SERVER_MESSAGE } },
  'a code that is no number': { status: 200, body: { code: 'seven', message: SERVER_MESSAGE } },
  'HTTP 400 without a body': { status: 400 },
  // A host's protection page, in front of the server.
  'HTTP 401 without a body': { status: 401 },
  'HTTP 401 as a page': { status: 401, body: '<h1>Authorization Required</h1>' },
  'HTTP 404 as a page': { status: 404, body: '<pre>Cannot POST</pre>' },
  'HTTP 500 without a body': { status: 500 },
  'HTTP 503 without words': { status: 503, body: { error: 'Database not connected yet' } },
}

const breakdowns: Record<string, Fault> = {
  'HTTP 503 with words': { status: 503, body: { message: DOWN } },
  // A server that is down shows neither that the request worked nor that the session has ended.
  'HTTP 500 with code 0': { status: 500, body: { code: 0, message: DOWN } },
  'HTTP 500 with code -5': { status: 500, body: { code: -5, message: DOWN } },
}

const limits: [name: string, fault: Fault, words: string, code?: number][] = [
  ['HTTP 429 as a page', { status: 429, body: '<h1>Too Many Requests</h1>' }, RATE_LIMITED],
  ['HTTP 429 without a body', { status: 429 }, RATE_LIMITED],
  [
    'HTTP 429 with words',
    { status: 429, body: { code: 6, message: SERVER_MESSAGE } },
    SERVER_MESSAGE,
    6,
  ],
]

const refusals: [name: string, fault: Fault, words: string, code?: number][] = [
  [
    'HTTP 400 with a body',
    { status: 400, body: { code: 65, message: SERVER_MESSAGE } },
    SERVER_MESSAGE,
    65,
  ],
  ['HTTP 409 with words alone', { status: 409, body: { message: SERVER_MESSAGE } }, SERVER_MESSAGE],
  [
    'HTTP 400 of a validator',
    {
      status: 400,
      body: { code: -7, message: SERVER_MESSAGE, error: [{ path: 'x', message: 'x is odd' }] },
    },
    `${SERVER_MESSAGE}: x is odd`,
    -7,
  ],
  ['an unknown code', { code: 65, message: SERVER_MESSAGE }, SERVER_MESSAGE, 65],
  [
    'a code written as text',
    { status: 200, body: { code: '65', message: SERVER_MESSAGE } },
    SERVER_MESSAGE,
    65,
  ],
  ['a refusal without words', { status: 200, body: { code: 65, message: null } }, NO_REASON, 65],
]

/** Every fault of a representative call. Of another: one that it shares with all, and those that are its own. */
export function trialsOf(row: Row): Trial[] {
  const { failed, unconfirmed = '', codes, unusableBodies = {} } = row
  const bodies = Object.entries(unusableBodies).map(([name, body]): Named => [
    name,
    { status: 200, body: { code: 0, message: SERVER_MESSAGE, ...body } },
  ])
  const unusable = Object.entries(unusableResponses)
  // A read is sent twice, a second apart, and `api/client.ts` treats all that cannot be used alike.
  const isWrite = unconfirmed !== ''
  const count = row.isRepresentative ? (isWrite ? unusable.length : 3) : 1
  const silent = [...unusable.slice(0, count), ...bodies]
  const knownCodes = Object.entries(codes).map(([code, ownMessage]): Trial => {
    const serverMessage = `Message of code ${code}`
    const fault = { code: Number(code), message: serverMessage }
    const rest = { fault, message: ownMessage ?? serverMessage, code: Number(code) }
    return { name: `code ${code}`, kind: 'refused', ...rest }
  })
  return [
    ...silent.map(([name, fault]) => trial('silent', name, fault, failed + unconfirmed)),
    ...knownCodes,
    ...(row.isRepresentative ? explained : []),
    // A refusal closes or empties something here, and a rate limit must not.
    ...(row.reopen ? limits.slice(0, 1).map((limit) => trial('limited', ...limit)) : []),
  ]
}

function trial(
  kind: Trial['kind'],
  name: string,
  fault: Fault,
  message: string,
  code?: number,
): Trial {
  return { name, kind, fault, message: message, ...(code === undefined ? {} : { code }) }
}

/** What a server says itself, in every way that it may be sent. */
const explained: Trial[] = [
  ...Object.entries(breakdowns).map(([name, fault]) => trial('broken', name, fault, DOWN)),
  ...limits.map((limit) => trial('limited', ...limit)),
  ...refusals.map((refusal) => trial('refused', ...refusal)),
]

/** Both time out; the late response must not change anything. Where the site waits for a minute, 20 s are not late. */
export function delaysOf({ timeoutMs, isRepresentative }: Row): Named[] {
  if (timeoutMs) return [['no answer at all', 'time-out']]
  if (!isRepresentative) return []
  return [
    ['no answer at all', 'time-out'],
    ['an answer after 20 s', 'too-slow'],
  ]
}

export function lostResponsesOf({ unconfirmed, applied, isRepresentative }: Row): Named[] {
  if (unconfirmed === undefined && applied === undefined) return []
  return isRepresentative ? lostResponses : lostResponses.slice(0, 1)
}

/** Every response that means that the session has ended, or the documented ones. */
export function endingsOf({ sessionCodes, isRepresentative }: Row): Named[] {
  if (!sessionCodes) return []
  const documented = sessionCodes.map((code): Named => [
    `code ${code}`,
    { code, message: 'Please come back' },
  ])
  const unauthorized: Named = ['the word Unauthorized', { code: 65, message: 'Unauthorized' }]
  if (!isRepresentative) return documented.length > 0 ? documented : [unauthorized]
  return [
    ...documented,
    unauthorized,
    ['a lost token', { code: 1, message: 'Token Not Recieved' }],
    ['HTTP 401', { status: 401, body: { code: 3, message: 'No entry' } }],
  ]
}
