import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { storedUserData, useSession } from '../session'
import { found, hasArrived, NOT_KNOWN, type Action, type Outcome } from './action'
import { keepAnswer } from './own'
import { outcomeOf, tellChecking, tellOutcome } from './words'

const tokenNow = () => storedUserData.get()?.token ?? ''

/** Sends a write once, also if its screen is left. If the session changes meanwhile, its answer is dropped. */
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
    const key = [name, token, keyOf(input)]
    if (client.isMutating({ mutationKey: key }) > 0) return { how: 'dropped' }
    const write = { mutationKey: key, mutationFn: () => settle(input) }
    return client.getMutationCache().build(client, write).execute(undefined)
  }

  async function settle(input: Input): Promise<Outcome<Output>> {
    const beforeKey = ['own', token, 'before', name, keyOf(input)]
    const doubt = client.getQueryData<{ before: T | undefined }>(beforeKey)
    const { before } = doubt ?? { before: query && client.getQueryData(query.queryKey) }
    const { outcome, isThere } = await attempt(input, before, doubt !== undefined)
    if (outcome.how === 'session') expire(token)
    if (tokenNow() !== token) return { how: 'dropped' }
    tellOutcome(outcome, action, { input, isMissing: isThere === false })
    if (outcome.how === 'unanswered') client.setQueryData(beforeKey, { before })
    if (outcome.how !== 'done' && outcome.how !== 'refused') return outcome
    client.removeQueries({ queryKey: beforeKey })
    // Otherwise `look` has just read it.
    if (isThere === undefined) await refresh(input, outcome.how === 'done')
    return outcome
  }

  /** `isRepeat`: an earlier attempt may have arrived. */
  async function attempt(input: Input, before: T | undefined, isRepeat: boolean) {
    if (isRepeat) {
      const isThere = await look(input, before)
      if (isThere !== false) return found<Output>(isThere, NOT_KNOWN)
    }
    const outcome = await outcomeOf(call(input, token), action)
    const again = isRepeat && outcome.how === 'refused' && outcome.error
    if (!again && outcome.how !== 'unanswered') return found<Output>(undefined, outcome)
    return found<Output>((again && saysArrived?.(again)) || (await look(input, before)), outcome)
  }

  /** Whether it shows in what it changes, read again; `undefined`: not known. Visitors cannot read anything again. */
  async function look(input: Input, before: T | undefined) {
    if (!query) return false
    const hide = tellChecking(action)
    await client.cancelQueries(query)
    const answer = client.fetchQuery({ ...query, staleTime: 0 })
    const isThere = (now: T) => hasArrived(action, input, { now, before })
    return answer.then(isThere, () => undefined).finally(hide)
  }

  async function refresh(input: Input, isDone: boolean) {
    if (!query) return
    if (!isDone) return void client.invalidateQueries(query)
    // An answer from before the change would undo it.
    await client.cancelQueries(query)
    if (change === null) keepAnswer(query.meta?.keptAs, token)
    if (change === null) return void client.resetQueries(query)
    const updatedAt = client.getQueryState(query.queryKey)?.dataUpdatedAt
    if (change)
      client.setQueryData<T>(query.queryKey, (now) => now && change(now, input), { updatedAt })
    void client.invalidateQueries({ ...query, refetchType: action.isLocal ? 'none' : 'active' })
  }

  return [run, running.length > 0, (input: Input) => running.includes(keyOf(input))] as const
}
