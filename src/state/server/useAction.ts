import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { afterLook, outcomeOf, type Ended, type Outcome } from '@/api/outcome'
import { storedUserData, useSession } from '../session'
import type { Action } from './action'
import { endDoubt, tellChecking, tellOutcome } from './words'

/** Sends a write once, even if its screen is left: a second press waits for the first. A new session drops the answer. */
export function useAction<Input, Output, T>(action: Action<Input, Output, T>) {
  const { name, call, keyOf = () => '', changes, change, saysArrived } = action
  const client = useQueryClient()
  const { session, expire } = useSession()
  const token = session?.token ?? ''
  const query = changes?.(token)
  const running = useMutationState({
    filters: { mutationKey: [name, token], status: 'pending' },
    select: ({ options }) => options.mutationKey?.[2],
  })

  async function run(input: Input): Promise<Outcome<Output>> {
    const mutationKey = [name, token, keyOf(input)]
    const first = client.getMutationCache().find({ mutationKey, status: 'pending' })
    if (first) return first.continue().then(() => ({ how: 'dropped' }))
    const write = { mutationKey, onMutate: () => endDoubt(action), mutationFn: () => settle(input) }
    return client.getMutationCache().build(client, write).execute(undefined)
  }

  async function settle(input: Input): Promise<Outcome<Output>> {
    const beforeKey = ['own', token, 'before', name, keyOf(input)]
    const doubt = client.getQueryData<{ before: T | undefined }>(beforeKey)
    const { before } = doubt ?? { before: query && client.getQueryData(query.queryKey) }
    const outcome = await attempt(input, before, doubt !== undefined)
    if (outcome.how === 'session') expire(token)
    if ((storedUserData.get()?.token ?? '') !== token) return { how: 'dropped' }
    tellOutcome(outcome, action)
    if (outcome.how === 'unanswered') client.setQueryData(beforeKey, { before })
    if (outcome.how !== 'done' && outcome.how !== 'refused') return outcome
    client.removeQueries({ queryKey: beforeKey })
    await refresh(input, outcome)
    return outcome
  }

  async function attempt(input: Input, before: T | undefined, mayHaveArrived: boolean) {
    const wasThere = mayHaveArrived && (await look(input, before))
    if (wasThere !== false) return afterLook(wasThere, new ApiError('unanswered', 'Not known'))
    const outcome = await outcomeOf(call(input, token))
    if (outcome.how === 'done') return outcome
    const { how, error } = outcome
    const isAgain = mayHaveArrived && how === 'refused'
    if (!isAgain && how !== 'unanswered') return outcome
    return afterLook((isAgain && saysArrived?.(error)) || (await look(input, before)), error)
  }

  /** Whether it shows in what it changes, read again; `undefined`: not known. Visitors cannot read anything again. */
  async function look(input: Input, before: T | undefined) {
    if (!query) return false
    tellChecking(action)
    await client.cancelQueries(query)
    await client.invalidateQueries({ ...query, refetchType: 'none' })
    const now = await client.fetchQuery(query).catch(() => undefined)
    endDoubt(action)
    // A read that ends because its screen is left gives the old answer.
    const isRead = client.getQueryState(query.queryKey)?.isInvalidated === false
    return isRead && now !== undefined ? action.hasArrived?.(now, input, before) : undefined
  }

  async function refresh(input: Input, outcome: Ended<Output>) {
    if (!query || outcome.isMissing !== undefined) return // `look` has just tried to read it
    if (outcome.how === 'refused') return void client.invalidateQueries(query)
    // An answer from before the change would undo it.
    await client.cancelQueries(query)
    const known = client.getQueryCache().find<T, ApiError>(query)
    if (known?.state.data !== undefined && change !== undefined)
      known.setState({ data: change ? change(known.state.data, input) : undefined })
    if (change === null) return void client.resetQueries(query)
    void client.invalidateQueries({ ...query, refetchType: action.isLocal ? 'none' : 'active' })
  }

  return [run, running.length > 0, (input: Input) => running.includes(keyOf(input))] as const
}
