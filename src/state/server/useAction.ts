import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { storedUserData, useSession } from '../session'
import { attempt, isIn, send, type Action } from './action'
import { keepAnswer } from './keptAnswers'
import { queryOf } from './own'
import { tellChecking, tellOutcome, type Outcome } from './words'

const tokenNow = () => storedUserData.get()?.token ?? ''

/** Sends a write once, also if its screen is left. If the session changes meanwhile, its answer is dropped. */
export function useAction<Input, Output, T>(action: Action<Input, Output, T>) {
  const { name, keyOf = () => '', changes, change, saysArrived } = action
  const client = useQueryClient()
  const { session, expire } = useSession()
  const token = session?.token ?? ''
  const query = changes && queryOf(changes, token)
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
    /** Here is what was known before an attempt that may have arrived. */
    const doubtKey = ['own', token, 'doubt', name, keyOf(input)]
    const doubt = client.getQueryData<{ before: T | undefined }>(doubtKey)
    const { before } = doubt ?? { before: query && client.getQueryData(query.queryKey) }

    const { outcome, isThere } = await attempt<Output>({
      send: () => send(action, input, token),
      look: () => look(input, before),
      isRepeat: doubt !== undefined,
      saysArrived,
    })
    if (outcome.how === 'session') expire(token)
    if (tokenNow() !== token) return { how: 'dropped' }
    tellOutcome(outcome, action, { input, isMissing: isThere === false })
    const isDone = outcome.how === 'done'
    if (outcome.how === 'unanswered') client.setQueryData(doubtKey, { before })
    if (!isDone && outcome.how !== 'refused') return outcome
    client.removeQueries({ queryKey: doubtKey })
    // What was looked at is fresh.
    if (isThere === undefined) await refresh(input, isDone)
    return outcome
  }

  /** Visitors cannot read anything again. */
  async function look(input: Input, before: T | undefined) {
    if (!query) return false
    const hide = tellChecking(action)
    await client.cancelQueries(query)
    const now = client.fetchQuery({ ...query, staleTime: 0 })
    const isThere = (found: T) => isIn(action, found, input, before)
    return now.then(isThere, () => undefined).finally(hide)
  }

  async function refresh(input: Input, isDone: boolean) {
    if (!changes || !query) return
    const { queryKey } = query
    if (!isDone) return void client.invalidateQueries({ queryKey })
    // An answer from before the change would undo it.
    await client.cancelQueries({ queryKey })
    if (change === null) {
      keepAnswer(changes.name, token)
      return void client.resetQueries({ queryKey })
    }
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
    if (change) client.setQueryData<T>(queryKey, (now) => now && change(now, input), { updatedAt })
    void client.invalidateQueries({ queryKey, refetchType: action.isLocal ? 'none' : 'active' })
  }

  return [run, running.length > 0, (input: Input) => running.includes(keyOf(input))] as const
}
