import {
  CancelledError,
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { notify } from '@/shared/ui/toast/notify'
import { currentSession, PLEASE_SIGN_IN } from '@/state/session'
import { isOfCurrentSession } from './queryClient'
import {
  HAS_NOT_ARRIVED,
  MAY_HAVE_ARRIVED,
  SOMEBODY_ELSE,
  UnconfirmedError,
  type MutationMessages,
} from './messages'
import { keepCopy } from './persistence'
import { userKey, useToken, type UserQueryOptions } from './userQuery'

type Options<Input, Data> = {
  /** `[name]`, or `[name, row id]` if each row has its own busy state. */
  mutationKey: string[]
  /** Resolves to the server's message. */
  mutationFn: (input: Input) => Promise<string>
  /** The query whose data change. Its `queryFn` must ignore the `signal`: an unmount would abort the verification. */
  affects: UserQueryOptions<Data>
  /** Whether the data contain the change. `undefined` if they do not tell. `before` are the data before the request. */
  isApplied: (data: Data, input: Input, before: Data | undefined) => boolean | undefined
  /** Returns the data with the change. Without it, the mutation is pending until a refetch has the change. */
  change?: (data: Data, input: Input) => Data
  /** `change` adds people without their names, so its result must not become the offline copy. */
  isIncomplete?: boolean
  meta: MutationMessages
}

/**
 * `useMutation` for every change that a query can verify:
 * - While a mutation is pending, `send` rejects with `cancelled` on every screen.
 * - After a success, the affected query gets the change at once, or the mutation is pending until a refetch.
 * - After a lost response, a refetch of the affected query decides. If the data contain the change, `send` resolves.
 *   Otherwise `send` rejects, and the user may send again.
 * - After a refusal, the affected query is refetched, because the data on the screen may be old.
 * - If the session changes before the request, nothing is sent. If the session changes later, the response has no effect.
 */
export function useServerMutation<Input, Data>(options: Options<Input, Data>) {
  const { affects, isApplied, change, isIncomplete = false, meta } = options
  const { queryKey } = affects
  const token = useToken()
  const queryClient = useQueryClient()
  // `useMutation` passes changed options to a pending mutation. A key with the token keeps the next session's `meta` out.
  const mutationKey = userKey(token, ...options.mutationKey)

  async function mutate(input: Input): Promise<string> {
    assertStillSignedIn(token)
    const before = queryClient.getQueryData<Data>(queryKey)
    let message: string
    try {
      message = await options.mutationFn(input)
    } catch (error) {
      return handleFailure(error, input, before)
    }
    assertSameSession(token)
    await showChange(input)
    return message
  }

  async function handleFailure(error: unknown, input: Input, before: Data | undefined) {
    if (!(error instanceof ApiError)) throw error
    assertSameSession(token)
    if (error.kind === 'refused') void queryClient.invalidateQueries({ queryKey })
    if (error.kind !== 'unanswered') throw error
    const data = await fetchAfterwards()
    const isDone = data === undefined ? undefined : isApplied(data, input, before)
    if (isDone === undefined) throw new UnconfirmedError(MAY_HAVE_ARRIVED)
    if (!isDone) throw new UnconfirmedError(HAS_NOT_ARRIVED)
    return ''
  }

  /** The fetch must begin after the request. Returns `undefined` if the fetch fails. */
  async function fetchAfterwards(): Promise<Data | undefined> {
    await queryClient.cancelQueries({ queryKey })
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    // Another mutation may cancel the fetch, which then resolves to the old data.
    do {
      try {
        await queryClient.query({ ...affects, staleTime: 0 })
      } catch (error) {
        if (error instanceof ApiError && error.kind !== 'session') return undefined
        if (!(error instanceof CancelledError)) throw error
      }
      assertSameSession(token)
    } while (isOutdated(queryClient, queryKey))
    return queryClient.getQueryData<Data>(queryKey)
  }

  async function showChange(input: Input) {
    // A fetch that began before the change would overwrite it.
    await queryClient.cancelQueries({ queryKey })
    const query = queryClient.getQueryCache().find<Data>({ queryKey })
    const data = query?.state.data
    if (!change || data === undefined) return void (await fetchAfterwards())
    // Screens show the age of the last fetch, so the time must not change here.
    const updatedAt = query?.state.dataUpdatedAt
    queryClient.setQueryData<Data>(queryKey, change(data, input), { updatedAt })
    if (query && !isIncomplete) keepCopy(query)
    void queryClient.invalidateQueries({ queryKey })
  }

  return useSend({ mutationKey, mutationFn: mutate, meta: { ...meta, token }, gcTime: Infinity })
}

type SendOptions<Input> = {
  mutationKey: string[]
  mutationFn: (input: Input) => Promise<string>
  meta: MutationMessages & { token?: string }
  gcTime?: number
}

/**
 * `useMutation`, but `send` rejects with `cancelled` while a mutation with the same key is pending.
 * `send` resolves to the server's message. The message is empty if only a refetch proved the change.
 */
export function useSend<Input>({ mutationKey, ...options }: SendOptions<Input>) {
  const queryClient = useQueryClient()
  // `isPending` of `useMutation` would miss a request that another screen has sent.
  const isPending = useIsMutating({ mutationKey }) > 0
  const { mutateAsync, error } = useMutation({ mutationKey, ...options })

  async function send(input: Input): Promise<string> {
    // A second click may come before the next render, so this asks the cache.
    if (queryClient.isMutating({ mutationKey }) > 0)
      throw new ApiError('cancelled', 'It is being sent already')
    return mutateAsync(input)
  }

  return { send, isPending, error: error?.kind === 'cancelled' ? null : error }
}

/** Another tab may have signed out or in a moment ago. */
function assertStillSignedIn(token: string) {
  const session = currentSession()
  if (isOfCurrentSession(token)) return
  notify.error(session ? SOMEBODY_ELSE : PLEASE_SIGN_IN, { id: 'session' })
  throw new ApiError('cancelled', 'The session ended in another tab')
}

/** Stops the work on a response if the session has changed since the request. */
function assertSameSession(token: string) {
  if (!isOfCurrentSession(token)) throw new ApiError('cancelled', 'The session has changed')
}

function isOutdated(queryClient: QueryClient, queryKey: string[]): boolean {
  const state = queryClient.getQueryState(queryKey)
  return state !== undefined && (state.isInvalidated || state.dataUpdateCount === 0)
}
