import { useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { notify } from '@/shared/ui/toast/notify'
import { tellOffline } from './offline/tellOffline'
import { NETWORK_ISSUE } from './problem'
import { storedUserData, useSession } from './session'

/** The result of an action. If the user has to know about it, a message was shown, except for `done`. */
export type Outcome<Output> =
  | { how: 'done'; value: Output }
  | { how: 'refused'; error: ApiError }
  /** No usable response, or HTTP 5xx: then `said` is the server's message, if any. */
  | { how: 'offline'; said: string }
  /** Timed out: it may have reached the server, but a new request did not show it. */
  | { how: 'unknown' }
  /** The session changed, the request was cancelled, or the same action is still running. */
  | { how: 'dropped' }

type Key = string | number

type Options<Input, Output> = {
  offline: string
  /** Our own words for a code of refusal, where the specification has some. All others say what the server says. */
  refused?: Readonly<Record<number, string>>
  /** The message for a timeout without `recover`. */
  unknown?: string
  /** After a timeout: did the change arrive? Resolves to the call's output, or to `undefined` if it did not. */
  recover?: (input: Input) => Promise<Output | undefined>
  /** Actions with different keys may run at once; the third return value contains their keys. */
  keyOf?: (input: Input) => Key
}

const MAY_HAVE_ARRIVED = 'No answer in time. Your request may have arrived anyway.'
const CHECKING = `${MAY_HAVE_ARRIVED} Checking…`
const NOT_KNOWN = `${MAY_HAVE_ARRIVED} Please check before you try again.`
const HAS_NOT_ARRIVED = 'No answer in time. Your request has not arrived yet. You can try again.'

/**
 * No double send; tells the user about errors. After a timeout it says that the request may have arrived, and checks.
 * If the user signs in or out meanwhile, the response is ignored.
 */
export function useAction<Input, Output>(
  call: (input: Input) => Promise<Output>,
  { offline, refused, unknown = NOT_KNOWN, recover, keyOf = sameKey }: Options<Input, Output>,
) {
  const [working, setWorking] = useState<ReadonlySet<Key>>(new Set())
  const running = useRef(new Set<Key>())
  const { expire } = useSession()

  async function run(input: Input): Promise<Outcome<Output>> {
    const key = keyOf(input)
    if (running.current.has(key)) return { how: 'dropped' }
    const token = storedUserData.get()?.token
    running.current.add(key)
    setWorking(new Set(running.current))
    try {
      const isOffline = !navigator.onLine
      const outcome = withOwnWords(await outcomeOf(call(input)), refused)
      if (hasChangedSince(token)) return { how: 'dropped' }
      if (outcome.how !== 'unknown' || !recover)
        return showOutcome(outcome, { offline, unknown, isOffline })
      const found = await checkOutcome(recover(input))
      return hasChangedSince(token) ? { how: 'dropped' } : showCheckResult(found)
    } catch (error) {
      endSession(error, token)
      return { how: 'dropped' }
    } finally {
      running.current.delete(key)
      setWorking(new Set(running.current))
    }
  }

  function endSession(error: unknown, token: string | undefined) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'session' && token !== undefined) expire(token)
  }

  return [run, working.size > 0, working] as const
}

const sameKey = () => ''

/** An ended session and a cancelled request are thrown on. */
async function outcomeOf<Output>(answer: Promise<Output>): Promise<Outcome<Output>> {
  try {
    return { how: 'done', value: await answer }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'refused') return { how: 'refused', error }
    if (error.timedOut) return { how: 'unknown' }
    if (error.kind === 'failed') return { how: 'offline', said: error.message }
    if (error.kind === 'offline') return { how: 'offline', said: '' }
    throw error
  }
}

function withOwnWords<Output>(outcome: Outcome<Output>, words: Options<never, never>['refused']) {
  if (outcome.how !== 'refused') return outcome
  const { code, isRateLimit } = outcome.error
  const own = code === undefined || isRateLimit ? undefined : words?.[code]
  return own ? { ...outcome, error: new ApiError('refused', own, { code }) } : outcome
}

async function checkOutcome<Found>(reading: Promise<Found>): Promise<Outcome<Found>> {
  notify.warn(CHECKING, { duration: Infinity })
  try {
    return await outcomeOf(reading)
  } finally {
    notify.dismiss(CHECKING)
  }
}

/** If the check fails too, the result stays unknown. */
function showCheckResult<Output>(found: Outcome<Output | undefined>): Outcome<Output> {
  const isRead = found.how === 'done'
  if (isRead && found.value !== undefined) return { how: 'done', value: found.value }
  notify.warn(isRead ? HAS_NOT_ARRIVED : NOT_KNOWN)
  return { how: 'unknown' }
}

/** The server's message, or empty. For forms that keep it visible. */
export function serverMessageOf(outcome: Outcome<unknown>): string {
  if (outcome.how === 'refused') return outcome.error.message
  return outcome.how === 'offline' ? outcome.said : ''
}

type Words = { offline: string; unknown: string; isOffline: boolean }

/** `isOffline`: before the call. A request that lost its network on the way may have arrived. */
function showOutcome<Output>(outcome: Outcome<Output>, words: Words): Outcome<Output> {
  const { offline, unknown, isOffline } = words
  const said = serverMessageOf(outcome)
  if (outcome.how === 'offline' && isOffline && !said) {
    tellOffline(offline === NETWORK_ISSUE ? undefined : offline)
  } else if (outcome.how === 'refused' || outcome.how === 'offline') {
    notify.error(said || offline)
  }
  if (outcome.how === 'unknown') notify.warn(unknown)
  return outcome
}

/** If the user has signed in or out, the response is not for the current user. */
function hasChangedSince(token: string | undefined) {
  return storedUserData.get()?.token !== token
}
