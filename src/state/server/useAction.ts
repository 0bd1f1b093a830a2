import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { ApiError } from '@/api/errors'
import { fieldsOf } from '@/shared/lib/unknown'
import { storedUserData, useSession } from '../session'
import { attempt } from './attempt'
import { keepAnswer } from './keptAnswers'
import { queryOf, type Own } from './own'
import { failureOf, tellChecking, tellOutcome, type Outcome, type Words } from './words'

type Key = string | number

/** A write. If it `changes` something, every screen that shows that reads it again, and a lost answer is looked up. */
export type Action<Input, Output = string, T = unknown> = Words<Input> & {
  call: (input: Input, token: string) => Promise<Output>
  /** Writes with different keys may run at once; the third value returned has their keys. */
  keyOf?: (input: Input) => Key
  changes?: Own<T>
  /** Whether it is in what was read now. `before`: what was known before the first attempt. */
  hasArrived?: (now: T, input: Input, before: T | undefined) => boolean
  /** Whether the refusal of a second attempt says that the first one has arrived. */
  saysArrived?: (error: ApiError) => boolean
  /** That is all there is to know: only screens that open later read it again. */
  isLocal?: boolean
  /** What is known right after it. `null`: nothing of what was known still counts. */
  change?: ((now: T, input: Input) => T) | null
}

/** Sends a write once. If the session changes meanwhile, its answer is dropped. */
export function useAction<Input, Output, T>(action: Action<Input, Output, T>) {
  const { call, keyOf = () => '', changes, hasArrived, change } = action
  const filters = { mutationKey: [useId()], status: 'pending' } as const
  const client = useQueryClient()
  const { expire } = useSession()
  const keys = useMutationState({ filters, select: keyIn })
  const { mutateAsync } = useMutation({ mutationKey: filters.mutationKey, mutationFn: settle })
  /** Attempts that may have arrived, and what was known before them. */
  const doubts = useRef(new Map<Key, { before: T | undefined }>())

  async function run(input: Input): Promise<Outcome<Output>> {
    const key = keyOf(input)
    const running = client.getMutationCache().findAll(filters).map(keyIn)
    return running.includes(key) ? { how: 'dropped' } : mutateAsync({ key, input })
  }

  async function settle({ key, input }: { key: Key; input: Input }): Promise<Outcome<Output>> {
    const token = tokenNow()
    const query = changes && queryOf(changes, token)
    const doubt = doubts.current.get(key)
    const { before } = doubt ?? { before: query && client.getQueryData(query.queryKey) }

    const { outcome, isThere } = await attempt<Output>({
      send: () =>
        call(input, token).then(
          (value) => ({ how: 'done', value }) as const,
          (error: unknown) => failureOf(error, action.refused),
        ),
      look: query && (() => look(query, (now) => hasArrived?.(now, input, before))),
      isRepeat: doubt !== undefined,
      saysArrived: action.saysArrived,
    })
    if (outcome.how === 'expired') expire(token)
    if (outcome.how === 'expired' || tokenNow() !== token) return { how: 'dropped' }
    tellOutcome(outcome, action, { input, isMissing: isThere === false })
    note(key, outcome, before)
    // What was looked at is fresh.
    if (query && isThere === undefined) await refresh(query, outcome.how, input)
    return outcome
  }

  function note(key: Key, { how }: Outcome, before: T | undefined) {
    if (how === 'unknown') doubts.current.set(key, { before })
    else if (how !== 'failed') doubts.current.delete(key)
  }

  type Query = ReturnType<typeof queryOf<T>>

  async function look(query: Query, isIn: (now: T) => boolean | undefined) {
    const hide = tellChecking(action)
    await client.cancelQueries(query)
    const now = client.fetchQuery({ ...query, staleTime: 0 })
    return now.then(isIn, () => undefined).finally(hide)
  }

  async function refresh(query: Query, how: Outcome['how'], input: Input) {
    const { queryKey, meta } = query
    if (how === 'done') {
      // An answer from before the change would undo it.
      await client.cancelQueries(query)
      if (change === null) {
        if (meta?.keptAs) keepAnswer(meta.keptAs, tokenNow(), undefined)
        return void client.resetQueries(query)
      }
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
      client.setQueryData(queryKey, (now) => now && change?.(now, input), { updatedAt })
    }
    const refetchType = how === 'done' && action.isLocal ? 'none' : 'active'
    if (how === 'done' || how === 'refused')
      void client.invalidateQueries({ queryKey, refetchType })
  }

  return [run, keys.length > 0, new Set(keys)] as const
}

const tokenNow = () => storedUserData.get()?.token ?? ''

const keyIn = ({ state }: { state: { variables: unknown } }) => fieldsOf(state.variables).key
