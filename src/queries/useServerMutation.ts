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
  /** `[name]`, or `[name, row id]` where each row has a busy state of its own. */
  mutationKey: string[]
  /** Resolves to the server's message. */
  mutationFn: (input: Input) => Promise<string>
  /** The query whose data it changes. Its `queryFn` ignores the `signal`, or leaving a screen would abort a verification. */
  affects: UserQueryOptions<Data>
  /** Whether the data show the change; `undefined` if they cannot. `before`: the data before the request, if there were any. */
  isApplied: (data: Data, input: Input, before: Data | undefined) => boolean | undefined
  /** Shows the change at once. Absent: only the server knows it, and the mutation is pending until it has been fetched. */
  change?: (data: Data, input: Input) => Data
  /** `change` adds people of whom only the SF ID is known, so its result is no copy for the next visit. */
  isIncomplete?: boolean
  meta: MutationMessages
}

/**
 * `useMutation` for a change on the server, and for everything that is true of all of them:
 * - While one is pending, `send` rejects as cancelled, on every screen that offers it.
 * - From the server's yes on, the query that it affects shows the change, or it stays pending until that is fetched again.
 * - If its response is lost, that query is fetched once. The change is there: it counts as done. Otherwise it rejects, and
 *   the toast says what is known. Nothing is remembered: the next press sends.
 * - After a refusal the query is fetched again, because the screen may have offered what was no longer possible.
 * - If somebody has signed out or in before it is sent, it is not sent; if meanwhile, a late response changes and shows
 *   nothing.
 */
export function useServerMutation<Input, Data>(options: Options<Input, Data>) {
  const { affects, isApplied, change, isIncomplete = false, meta } = options
  const { queryKey } = affects
  const token = useToken()
  const queryClient = useQueryClient()
  // With the token, because `useMutation` passes changed options (`meta` of the next session) to a pending mutation.
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

  /** The data of a fetch that began after the request; `undefined` if it fails. */
  async function fetchAfterwards(): Promise<Data | undefined> {
    await queryClient.cancelQueries({ queryKey })
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    // A later mutation may cancel the fetch, which then resolves to the old data.
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
    // A fetch that started before the change would undo it.
    await queryClient.cancelQueries({ queryKey })
    const query = queryClient.getQueryCache().find<Data>({ queryKey })
    const data = query?.state.data
    if (!change || data === undefined) return void (await fetchAfterwards())
    // `updatedAt`, the age that screens show, stays: nothing was fetched.
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
 * `useMutation` that does nothing while one with its key is pending. `send` resolves to the server's message, which is empty
 * if only a fetch proved the change, and rejects with an `ApiError`. `error`: of the last press in this component.
 */
export function useSend<Input>({ mutationKey, ...options }: SendOptions<Input>) {
  const queryClient = useQueryClient()
  // Also true on a screen that is opened while the request of another one is pending.
  const isPending = useIsMutating({ mutationKey }) > 0
  const { mutateAsync, error } = useMutation({ mutationKey, ...options })

  async function send(input: Input): Promise<string> {
    // The cache, because the button shows only in the next render that it is busy.
    if (queryClient.isMutating({ mutationKey }) > 0)
      throw new ApiError('cancelled', 'It is being sent already')
    return mutateAsync(input)
  }

  return { send, isPending, error: error?.kind === 'cancelled' ? null : error }
}

/** Another tab may have signed out, or in, a moment ago: what was pressed here is not sent, and the user is told why. */
function assertStillSignedIn(token: string) {
  const session = currentSession()
  if (isOfCurrentSession(token)) return
  notify.error(session ? SOMEBODY_ELSE : PLEASE_SIGN_IN, { id: 'session' })
  throw new ApiError('cancelled', 'The session ended in another tab')
}

/** The response of somebody who has signed out since: nothing is changed or shown. */
function assertSameSession(token: string) {
  if (!isOfCurrentSession(token)) throw new ApiError('cancelled', 'The session has changed')
}

function isOutdated(queryClient: QueryClient, queryKey: string[]): boolean {
  const state = queryClient.getQueryState(queryKey)
  return state !== undefined && (state.isInvalidated || state.dataUpdateCount === 0)
}
