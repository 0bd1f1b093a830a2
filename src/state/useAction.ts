import { useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { notify } from '@/shared/ui/toast/notify'
import { storedUserData, useSession } from './session'

/** What became of an act. All but `done` have been told to the user where there was something to tell. */
export type Outcome<Output> =
  | { how: 'done'; value: Output }
  | { how: 'refused'; error: ApiError }
  /** No usable answer, or a server that broke down: what it said then, if anything (HTTP 5xx). */
  | { how: 'offline'; said: string }
  /** Sent, and never answered: it may have arrived, and nothing that could be read shows that it has. */
  | { how: 'unknown' }
  /** The session ended or changed, the call was cancelled, or the same act is still under way. */
  | { how: 'dropped' }

type Key = string | number

type Options<Input, Output> = {
  /** The words for no usable answer. */
  offline: string
  /** The words for a time-out, where there is nothing to read again. */
  unknown?: string
  /**
   * After a time-out: reads again what the call was to change. Resolves to the call's output when it has arrived after
   * all, to `undefined` when it has not.
   */
  recover?: (input: Input) => Promise<Output | undefined>
  /** Acts on different things may be under way at once; the third value says on which. */
  keyOf?: (input: Input) => Key
}

const MAY_HAVE_ARRIVED = 'No answer in time. Your request may have arrived all the same.'
const CHECKING = `${MAY_HAVE_ARRIVED} Checking…`
const NOT_KNOWN = `${MAY_HAVE_ARRIVED} Please check before you try again.`
const HAS_NOT_ARRIVED = 'No answer in time. Your request has not arrived so far. You can try again.'

/**
 * Runs one call that changes something: busy flag, no second send while it works, the server's words as an error
 * toast when it refuses or breaks down, `offline` as the words for no usable answer, an expired session. After a
 * time-out it says that the call may have arrived, and looks. An answer that comes after somebody has signed out, or
 * in, changes nothing.
 */
export function useAction<Input, Output>(
  call: (input: Input) => Promise<Output>,
  { offline, unknown = NOT_KNOWN, recover, keyOf = theOnlyOne }: Options<Input, Output>,
) {
  const [working, setWorking] = useState<ReadonlySet<Key>>(new Set())
  const underWay = useRef(new Set<Key>())
  const { expire } = useSession()

  async function run(input: Input): Promise<Outcome<Output>> {
    const key = keyOf(input)
    if (underWay.current.has(key)) return { how: 'dropped' }
    const token = storedUserData.get()?.token
    underWay.current.add(key)
    setWorking(new Set(underWay.current))
    try {
      const outcome = await outcomeOf(call(input))
      if (hasChangedSince(token)) return { how: 'dropped' }
      if (outcome.how !== 'unknown' || !recover) return tell(outcome, { offline, unknown })
      const found = await lookAgain(recover(input))
      return hasChangedSince(token) ? { how: 'dropped' } : tellFound(found)
    } catch (error) {
      endSession(error, token)
      return { how: 'dropped' }
    } finally {
      underWay.current.delete(key)
      setWorking(new Set(underWay.current))
    }
  }

  function endSession(error: unknown, token: string | undefined) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'session' && token !== undefined) expire(token)
  }

  return [run, working.size > 0, working] as const
}

const theOnlyOne = () => ''

/** An ended session and a cancelled call are thrown on; everything else is an outcome. */
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

async function lookAgain<Found>(reading: Promise<Found>): Promise<Outcome<Found>> {
  notify.warn(CHECKING, { duration: Infinity })
  try {
    return await outcomeOf(reading)
  } finally {
    notify.dismiss(CHECKING)
  }
}

/** Has the call arrived after all? A reading that gave nothing leaves it unknown. */
function tellFound<Output>(found: Outcome<Output | undefined>): Outcome<Output> {
  const isRead = found.how === 'done'
  if (isRead && found.value !== undefined) return { how: 'done', value: found.value }
  notify.warn(isRead ? HAS_NOT_ARRIVED : NOT_KNOWN)
  return { how: 'unknown' }
}

/** The server's own words against what was sent, empty where it gave none: for forms that keep them in sight. */
export function wordsAgainst(outcome: Outcome<unknown>): string {
  if (outcome.how === 'refused') return outcome.error.message
  return outcome.how === 'offline' ? outcome.said : ''
}

type Words = { offline: string; unknown: string }

function tell<Output>(outcome: Outcome<Output>, { offline, unknown }: Words): Outcome<Output> {
  if (outcome.how === 'refused' || outcome.how === 'offline') {
    notify.error(wordsAgainst(outcome) || offline)
  }
  if (outcome.how === 'unknown') notify.warn(unknown)
  return outcome
}

/** Somebody signed out, or in, since the call was sent: its answer is not for whoever is there now. */
function hasChangedSince(token: string | undefined) {
  return storedUserData.get()?.token !== token
}
