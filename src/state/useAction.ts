import { useCallback, useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { notify } from '@/shared/ui/notify'
import { storedUserData, useSession } from './session'

/** What became of an act. All but `done` have been told to the user where there was something to tell. */
export type Outcome<Output> =
  | { how: 'done'; value: Output }
  | { how: 'refused'; error: ApiError }
  | { how: 'offline' }
  /** The session ended or changed, the call was cancelled, or the same act is still under way. */
  | { how: 'dropped' }

type Key = string | number

/**
 * Runs one call that changes something: busy flag, no second send while it works, the server's words as an error
 * toast when it refuses, `offline` as the words for no usable answer, an expired session. An answer that arrives
 * after somebody has signed out, or in, changes nothing. With `keyOf`, acts on different things may be under way at
 * once; the third value says on which.
 */
export function useAction<Input, Output>(
  call: (input: Input) => Promise<Output>,
  { offline, keyOf = theOnlyOne }: { offline: string; keyOf?: (input: Input) => Key },
) {
  const [working, setWorking] = useState<ReadonlySet<Key>>(new Set())
  const underWay = useRef(new Set<Key>())
  const { expire } = useSession()

  const run = useCallback(
    async (input: Input): Promise<Outcome<Output>> => {
      const key = keyOf(input)
      if (underWay.current.has(key)) return { how: 'dropped' }
      const token = storedUserData.get()?.token
      underWay.current.add(key)
      setWorking(new Set(underWay.current))
      try {
        const outcome = await outcomeOf(call(input))
        return hasChangedSince(token) ? { how: 'dropped' } : tell(outcome, offline)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.kind === 'session' && token !== undefined) expire(token)
        return { how: 'dropped' }
      } finally {
        underWay.current.delete(key)
        setWorking(new Set(underWay.current))
      }
    },
    [call, offline, keyOf, expire],
  )
  return [run, working.size > 0, working] as const
}

const theOnlyOne = () => ''

/** An answer, a refusal and silence are all outcomes; an ended session and a cancelled call are thrown on. */
async function outcomeOf<Output>(answer: Promise<Output>): Promise<Outcome<Output>> {
  try {
    return { how: 'done', value: await answer }
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return { how: 'refused', error }
    if (error instanceof ApiError && error.kind === 'offline') return { how: 'offline' }
    throw error
  }
}

function tell<Output>(outcome: Outcome<Output>, offline: string): Outcome<Output> {
  if (outcome.how === 'refused') notify.error(outcome.error.message)
  if (outcome.how === 'offline') notify.error(offline)
  return outcome
}

/** Somebody signed out, or in, since the call was sent: its answer is not for whoever is there now. */
function hasChangedSince(token: string | undefined) {
  return storedUserData.get()?.token !== token
}
