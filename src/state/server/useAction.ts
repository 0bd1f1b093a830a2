import { replaceEqualDeep, useMutationState, useQueryClient } from '@tanstack/react-query'
import { storedUserData, useSession } from '../session'
import { attempt, type Action } from './action'
import { keepAnswer } from './keptAnswers'
import { queryOf } from './own'
import { failureOf, tellChecking, tellOutcome, type Outcome } from './words'

/** Sends a write once, also if its screen is left. If the session changes meanwhile, its answer is dropped. */
export function useAction<Input, Output, T>(action: Action<Input, Output, T>) {
  const { name, call, keyOf = () => '', changes, change, hasArrived, saysArrived } = action
  const client = useQueryClient()
  const { session, expire } = useSession()
  const token = session?.token ?? ''
  const mutationKey = [name, token]
  const running = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ options }) => options.mutationKey?.[2],
  })

  async function run(input: Input): Promise<Outcome<Output>> {
    const key = [...mutationKey, keyOf(input)]
    if (client.isMutating({ mutationKey: key }) > 0) return { how: 'dropped' }
    const write = { mutationKey: key, mutationFn: () => settle(input) }
    return client.getMutationCache().build(client, write).execute(undefined)
  }

  async function settle(input: Input): Promise<Outcome<Output>> {
    const query = changes && queryOf(changes, token)
    /** Here is what was known before an attempt that may have arrived. */
    const doubtKey = ['own', token, 'doubt', name, keyOf(input)]
    const doubt = client.getQueryData<{ before: T | undefined }>(doubtKey)
    const { before } = doubt ?? { before: query && client.getQueryData(query.queryKey) }

    const { outcome, isThere } = await attempt<Output>({
      send: () =>
        call(input, token).then(
          (value) => ({ how: 'done', value }),
          (error: unknown) => failureOf(error, action),
        ),
      look: query && (() => look(query, (now) => isIn(now, input, before))),
      isRepeat: doubt !== undefined,
      saysArrived,
    })
    if (outcome.how === 'session') expire(token)
    if ((storedUserData.get()?.token ?? '') !== token) return { how: 'dropped' }
    tellOutcome(outcome, action, { input, isMissing: isThere === false })
    if (outcome.how === 'unanswered') client.setQueryData(doubtKey, { before })
    if (outcome.how !== 'done' && outcome.how !== 'refused') return outcome
    client.removeQueries({ queryKey: doubtKey })
    // What was looked at is fresh.
    if (query && isThere === undefined) await refresh(query, input, outcome.how === 'done')
    return outcome
  }

  type Query = ReturnType<typeof queryOf<T>>

  async function look(query: Query, isInIt: (now: T) => boolean) {
    const hide = tellChecking(action)
    await client.cancelQueries(query)
    const now = client.fetchQuery({ ...query, staleTime: 0 })
    return now.then(isInIt, () => undefined).finally(hide)
  }

  function isIn(now: T, input: Input, before: T | undefined) {
    if (hasArrived) return hasArrived(now, input, before)
    return Boolean(change && replaceEqualDeep(now, change(now, input)) === now)
  }

  async function refresh({ queryKey }: Query, input: Input, isDone: boolean) {
    if (!isDone) return void client.invalidateQueries({ queryKey })
    // An answer from before the change would undo it.
    await client.cancelQueries({ queryKey })
    if (change === null && changes) {
      keepAnswer(changes.name, token)
      return void client.resetQueries({ queryKey })
    }
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
    if (change) client.setQueryData<T>(queryKey, (now) => now && change(now, input), { updatedAt })
    void client.invalidateQueries({ queryKey, refetchType: action.isLocal ? 'none' : 'active' })
  }

  return [run, running.length > 0, (input: Input) => running.includes(keyOf(input))] as const
}
