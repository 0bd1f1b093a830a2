import type { Fault } from '@mocks/faults'
import { breakdowns, limits } from '../../noAnswer'

/** What the dashboard says when there is no usable answer. */
export const OFFLINE = 'Network issue. Check your connection and try again.'
export const LOGIN_AGAIN = 'Login Again to continue'

/** Ways of giving no usable answer at once. */
export const silent: [name: string, Fault][] = [
  ['no connection', 'offline'],
  ['HTML instead of JSON', 'html'],
  ['an empty answer', 'empty'],
  ['half an answer', 'broken-json'],
  ['HTTP 500 without a body', { status: 500 }],
]

/** Everything that decided nothing, and what is said of it. */
export const undecided: [name: string, Fault, words: string][] = [
  ...silent.map(([name, fault]): [string, Fault, string] => [name, fault, OFFLINE]),
  ...breakdowns,
]

/** Refusals, and what they say. */
export const spoken: [name: string, Fault, words: string][] = [
  [
    'HTTP 400 with a body',
    { status: 400, body: { code: -7, message: 'Validation failed' } },
    'Validation failed',
  ],
  ['HTTP 429', { status: 429, body: { message: 'Too many requests' } }, 'Too many requests'],
  ...limits,
  ['-6', { code: -6, message: 'Team size is not met' }, 'Team size is not met'],
  ['-3', { code: -3, message: 'Member is in a team' }, 'Member is in a team'],
]

/** How the dashboard's calls say that the session has ended. */
export const ended: [name: string, Fault][] = [
  ['-5', { code: -5, message: 'Please come back' }],
  ['Unauthorized', { code: 1, message: 'Unauthorized' }],
  ['HTTP 401', { status: 401, body: { code: 3, message: 'No' } }],
]
