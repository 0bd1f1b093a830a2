import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useId } from 'react'
import { fieldsOf } from '@/shared/lib/unknown'
import { storedUserData, useSession } from '../session'
import type { ownKey } from './ownKey'
import { failureOf, tellLookUp, tellOutcome, type Outcome, type Words } from './words'

type Key = string | number

export type Action<Input, Output> = Words & {
  call: (input: Input) => Promise<Output>
  /** Of an unknown outcome: did it arrive? Resolves to the call's output, or to `undefined` if it did not. */
  lookUp?: (input: Input) => Promise<Output | undefined>
  /** Writes with different keys may run at once; the third value returned has their keys. */
  keyOf?: (input: Input) => Key
  /** What every screen reads again afterwards. */
  refreshes?: ReturnType<typeof ownKey>
  /** What is known of the new data before they are read again. */
  onDone?: (client: QueryClient, input: Input) => unknown
  /** That is all there is to know: only screens that open later read again. */
  isLocal?: boolean
}

/** A write: sent once, told about, looked up if unknown. If the session changes meanwhile, its answer is dropped. */
export function useAction<Input, Output>(action: Action<Input, Output>) {
  const { call, lookUp, keyOf = () => '' } = action
  const filters = { mutationKey: [useId()], status: 'pending' } as const
  const client = useQueryClient()
  const { expire } = useSession()
  const keys = useMutationState({ filters, select: keyIn })
  const { mutateAsync } = useMutation({ mutationKey: filters.mutationKey, mutationFn: settle })

  async function run(input: Input): Promise<Outcome<Output>> {
    const key = keyOf(input)
    const running = client.getMutationCache().findAll(filters).map(keyIn)
    return running.includes(key) ? { how: 'dropped' } : mutateAsync({ key, input })
  }

  async function settle({ input }: { key: Key; input: Input }): Promise<Outcome<Output>> {
    const token = storedUserData.get()?.token
    const wasOffline = !navigator.onLine

    async function outcomeOf<Value>(answer: Promise<Value>): Promise<Outcome<Value>> {
      const outcome = await answer.then((value) => ({ how: 'done', value }) as const, failureOf)
      if (outcome.how === 'expired' && token) expire(token)
      const hasChanged = storedUserData.get()?.token !== token
      return hasChanged || outcome.how === 'expired' ? { how: 'dropped' } : outcome
    }

    const sent = await outcomeOf(call(input))
    const isLookedUp = sent.how === 'unknown' && lookUp !== undefined
    const outcome = isLookedUp
      ? await tellLookUp(outcomeOf(lookUp(input)))
      : tellOutcome(sent, action, wasOffline)
    await refresh(outcome.how, input)
    return outcome
  }

  async function refresh(how: Outcome<Output>['how'], input: Input) {
    const { refreshes: queryKey, onDone, isLocal } = action
    if (!queryKey || how === 'failed' || how === 'dropped') return
    if (how === 'done') {
      // An answer from before the change would undo it.
      await client.cancelQueries({ queryKey })
      onDone?.(client, input)
    }
    const refetchType = how === 'done' && isLocal ? 'none' : 'active'
    void client.invalidateQueries({ queryKey, refetchType })
  }

  return [run, keys.length > 0, new Set(keys)] as const
}

const keyIn = ({ state }: { state: { variables: unknown } }) => fieldsOf(state.variables).key
