import type { UserRecord } from '@/api/accounts'
import { getMembers } from '@/api/contingents'
import { getRegisteredEvents } from '@/api/events'
import { whenIdle } from '@/shared/start/whenIdle'
import { isMetered } from '@/shared/lib/isMetered'
import type { Show } from '../useLoad'
import { isFresh, withCachedResponse } from './ownData'

/** The page's own requests come first. */
const WAIT_MS = 3_000
/** What was answered less than this ago is not asked for again. */
const FRESH_MS = 10 * 60_000

type Asking = {
  token: string
  answer: Promise<UserRecord>
  signal: AbortSignal
  show: Show<UserRecord>
}

/** Keeps the record, and a little later the answers that other screens need without a network. */
export function keepOwnData(asking: Asking) {
  withCachedResponse('record', asking)
  const { token, signal } = asking
  asking.answer.then(
    () => {
      const timer = setTimeout(() => whenIdle(() => askForOthers(token, signal)), WAIT_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
    },
    () => undefined, // if the first request failed, send no more
  )
}

/** Nobody waits for these: if one fails, the screen that needs it asks again. */
function askForOthers(token: string, signal: AbortSignal) {
  if (signal.aborted || isMetered()) return
  if (!isFresh('registrations', token, FRESH_MS)) {
    withCachedResponse('registrations', {
      token,
      signal,
      answer: getRegisteredEvents({ token }, signal),
    })
  }
  if (!isFresh('contingent', token, FRESH_MS)) {
    withCachedResponse('contingent', { token, signal, answer: getMembers({ token }, signal) })
  }
}
