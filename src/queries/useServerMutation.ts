import { useIsMutating, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { isOfCurrentSession } from './queryClient'
import {
  HAS_NOT_ARRIVED,
  MAY_HAVE_ARRIVED,
  UnconfirmedError,
  type MutationMessages,
} from './messages'
import { useToken } from './userQuery'

type Options<Input, Data> = {
  /** `[name]`, or `[name, row id]` where each row has a busy state of its own. */
  mutationKey: string[]
  /** Resolves to the server's message. */
  mutationFn: (input: Input) => Promise<string>
  /** The query that it changes, which is fetched again after it; and the request for its data. */
  affects: { queryKey: string[]; fetchData: () => Promise<Data> }
  /** Whether the data show the change; `undefined` if they cannot. `before`: the data before the request, if there were any. */
  isApplied: (data: Data, input: Input, before: Data | undefined) => boolean | undefined
  /** Shows the change before the query has been fetched again. */
  change?: (data: Data, input: Input) => Data
  /** Keeps it pending until then: the screen shows nothing of the old data any more. */
  awaitsRefetch?: boolean
  meta: MutationMessages
}

/**
 * `useMutation` for a change on the server, and for everything that is true of all of them:
 * - While one is pending, `send` rejects as cancelled, on every screen that offers it.
 * - If its response is lost, the query that it affects is fetched once. The change is there: it counts as done. Otherwise it
 *   rejects, and the toast says what is known. Nothing is remembered: the next press sends.
 * - After a refusal the query is fetched again, because the screen may have offered what was no longer possible.
 * - If somebody has signed out or in meanwhile, a late response changes and shows nothing.
 */
export function useServerMutation<Input, Data>(options: Options<Input, Data>) {
  const { affects, isApplied, change, awaitsRefetch = false, meta } = options
  const { queryKey } = affects
  const token = useToken()
  const queryClient = useQueryClient()
  // With the token, because `useMutation` passes changed options (`meta` of the next session) to a pending mutation.
  const mutationKey = [...options.mutationKey, token]

  async function mutate(input: Input): Promise<string> {
    const before = queryClient.getQueryData<Data>(queryKey)
    let message: string
    try {
      message = await options.mutationFn(input)
    } catch (error) {
      return handleFailure(error, input, before)
    }
    assertSameSession(token)
    await update(input)
    return message
  }

  async function handleFailure(error: unknown, input: Input, before: Data | undefined) {
    if (!(error instanceof ApiError)) throw error
    assertSameSession(token)
    if (error.kind === 'refused') void queryClient.invalidateQueries({ queryKey })
    if (error.kind !== 'unanswered') throw error
    const data = await fetchAffected()
    const isDone = data === undefined ? undefined : isApplied(data, input, before)
    if (isDone === undefined) throw new UnconfirmedError(MAY_HAVE_ARRIVED)
    if (!isDone) throw new UnconfirmedError(HAS_NOT_ARRIVED)
    return ''
  }

  /**
   * `undefined` if that fails. Not by the query: TanStack Query aborts its fetch, and returns the old data, when the last
   * screen that shows it is left, or another mutation cancels it.
   */
  async function fetchAffected(): Promise<Data | undefined> {
    try {
      const data = await affects.fetchData()
      assertSameSession(token)
      // A fetch that started before the change knows nothing of it.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, data)
      return data
    } catch (error) {
      if (!(error instanceof ApiError) || ['session', 'cancelled'].includes(error.kind)) throw error
      return undefined
    }
  }

  async function update(input: Input) {
    // A fetch that started before the change would undo it.
    await queryClient.cancelQueries({ queryKey })
    if (change) changeQueryData(queryClient, queryKey, (data: Data) => change(data, input))
    const refetched = queryClient.invalidateQueries({ queryKey })
    if (awaitsRefetch) await refetched
  }

  return useSend({ mutationKey, mutationFn: mutate, meta: { ...meta, token } })
}

type SendOptions<Input> = {
  mutationKey: string[]
  mutationFn: (input: Input) => Promise<string>
  meta: MutationMessages & { token?: string }
}

/**
 * `useMutation` that does nothing while one with its key is pending. `send` resolves to the server's message, which is empty
 * if only a fetch proved the change, and rejects with an `ApiError`.
 */
export function useSend<Input>({ mutationKey, mutationFn, meta }: SendOptions<Input>) {
  const queryClient = useQueryClient()
  // Also true on a screen that is opened while the request of another one is pending.
  const isPending = useIsMutating({ mutationKey }) > 0
  const { mutateAsync } = useMutation({ mutationKey, mutationFn, meta })

  async function send(input: Input): Promise<string> {
    // The cache, because the button shows only in the next render that it is busy.
    if (queryClient.isMutating({ mutationKey }) > 0)
      throw new ApiError('cancelled', 'It is being sent already')
    return mutateAsync(input)
  }

  return { send, isPending }
}

/** The response of somebody who has signed out since: nothing is changed or shown. */
function assertSameSession(token: string) {
  if (!isOfCurrentSession(token)) throw new ApiError('cancelled', 'The session has changed')
}

/** `dataUpdatedAt`, the age that screens show, stays: nothing was fetched. */
function changeQueryData<Data>(
  queryClient: QueryClient,
  queryKey: string[],
  change: (data: Data) => Data,
) {
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
  queryClient.setQueryData<Data>(
    queryKey,
    (data) => (data === undefined ? undefined : change(data)),
    { updatedAt },
  )
}
