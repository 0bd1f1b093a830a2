import type { Fault } from '@mocks/faults'
import type { Row, Trial } from './row'

/* One fault of each kind that a screen treats differently. All that a server may send is in tests/api/responses.test.ts. */

type Named = [name: string, fault: Fault]

const noConnection = { name: 'no connection', kind: 'silent', fault: 'offline' } as const

const DOWN = 'Down for repairs'
const SLOW_DOWN = 'Too many attempts. Please try again in a few minutes.'

const breakdown: Trial = {
  name: 'HTTP 503 with words',
  kind: 'broken',
  fault: { status: 503, body: { message: DOWN } },
  message: DOWN,
}

const limit: Trial = {
  name: 'HTTP 429',
  kind: 'limited',
  fault: { status: 429 },
  message: SLOW_DOWN,
}

/** What a server leaves that cuts a name in its message. */
const HALF_AN_EMOJI = '\ud83c'

export function trialsOf(row: Row): Trial[] {
  const { failed, unconfirmed = '', codes, isRepresentative, reopen } = row
  const refusals = Object.entries(codes).map(([code, ownMessage]): Trial => {
    const serverMessage = `Message of code ${code} ${HALF_AN_EMOJI}`
    const fault = { code: Number(code), message: serverMessage }
    const rest = { fault, message: ownMessage ?? serverMessage, code: Number(code) }
    return { name: `code ${code}`, kind: 'refused', ...rest }
  })
  return [
    { ...noConnection, message: failed + unconfirmed },
    ...refusals,
    ...(isRepresentative ? [breakdown] : []),
    // A refusal closes or empties something here, and a rate limit must not.
    ...(isRepresentative || reopen ? [limit] : []),
  ]
}

/** Both time out; the late response must not change anything. Where the site waits for a minute, 20 s are not late. */
export function delaysOf({ timeoutMs, isRepresentative }: Row): Named[] {
  if (timeoutMs) return [['no answer at all', 'time-out']]
  return isRepresentative ? [['an answer after 20 s', 'too-slow']] : []
}

/** Whether the endpoint may have processed a request of which the response is lost. */
export const canBeLost = ({ unconfirmed, applied }: Row) =>
  unconfirmed !== undefined || applied !== undefined

/** The documented response that means that the session has ended, or the word for it. */
export function endingsOf({ sessionCodes }: Row): Named[] {
  if (!sessionCodes) return []
  const [code] = sessionCodes
  if (code === undefined) return [['the word Unauthorized', { code: 65, message: 'Unauthorized' }]]
  return [[`code ${code}`, { code, message: 'Please come back' }]]
}
