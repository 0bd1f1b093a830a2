import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { isOfCurrentSession } from './client'
import * as messages from './messages'
import { useToken } from './userQuery'
import { useVisit, type UnconfirmedRequest } from './visit'

type Options<Input, Data> = {
  /**
   * `[name, token]`, or `[name, token, row id]` where each row has a busy state of its own. The token belongs to it because
   * `useMutation` passes changed options (here the `meta` of the next session) to a pending mutation whose key is the same.
   */
  mutationKey: string[]
  /** Resolves to the server's message. */
  mutationFn: (input: Input) => Promise<string>
  /** What it changes: the key in the cache, and the request for it. */
  affects: { queryKey: QueryKey; fetchData: () => Promise<Data> }
  /**
   * Whether exactly this input has taken effect; `undefined` if the data cannot tell. The attempt whose response was lost
   * may have had other input. `before`: the data before that attempt, if they were loaded.
   */
  isApplied: (data: Data, input: Input, before: Data | undefined) => boolean | undefined
  /**
   * After the server's own response; by default, `affects` is fetched again. Not called when a fetch has proved the change:
   * its data are in the cache already.
   */
  updateCache?: (queryClient: QueryClient, input: Input) => Promise<void>
  /** Once it has taken effect, whether the server's response or a fetch has proved it. */
  onApplied?: (input: Input, before: Data | undefined) => void
  meta: messages.MutationMessages
}

type VerificationResult = 'applied' | 'not applied' | 'unknown'

/**
 * `useMutation` for a change that must not be sent twice.
 * - Double press: `send` rejects while one is pending, and `isPending` is true on every screen that offers it.
 * - Lost response: what the mutation affects is fetched. If the change is there, `send` resolves. If it is absent or the
 *   fetch fails, `send` rejects. The next press fetches again, and sends if the change is absent. If it cannot tell, a toast
 *   warns and nothing is sent; the press after that fetches once more, and sends unless the change is there.
 * - Ended session: it rejects, and `MutationCache` in client.ts leads to sign-in. If somebody has signed out or in
 *   meanwhile, a late response changes and shows nothing.
 */
export function useServerMutation<Input, Data>(options: Options<Input, Data>) {
  const { mutationKey, isApplied, meta } = options
  const { queryKey, fetchData } = options.affects
  const token = useToken()
  const queryClient = useQueryClient()
  const { unconfirmedRequests } = useVisit()
  // A string, because a Map compares arrays by identity.
  const requestKey = mutationKey.join()

  const isPending = useIsMutating({ mutationKey }) > 0
  const { mutateAsync } = useMutation({ mutationKey, mutationFn: mutate, meta: { ...meta, token } })

  /**
   * Resolves to the server's message, which is empty if only a fetch proved the change. Rejects with an `ApiError`, which is
   * `cancelled` for a double press.
   */
  async function send(input: Input): Promise<string> {
    // A double press. The button shows only in the next render that it is busy.
    if (queryClient.isMutating({ mutationKey }) > 0)
      throw new ApiError('cancelled', 'It is being sent already')
    return mutateAsync(input)
  }

  async function mutate(input: Input): Promise<string> {
    const earlier = unconfirmedRequests.get<Data>(requestKey)
    const before = earlier ? earlier.before : queryClient.getQueryData<Data>(queryKey)
    const message = await verifyOrSend(input, before, earlier)
    options.onApplied?.(input, before)
    return message
  }

  async function verifyOrSend(
    input: Input,
    before: Data | undefined,
    earlier: UnconfirmedRequest<Data> | undefined,
  ): Promise<string> {
    // It may have arrived. Applied: done. Not applied: send. Unknown: warn once, and send if the user was warned.
    if (earlier) {
      const result = await verify(input, before)
      if (result === 'applied') return ''
      if (result === 'unknown' && !earlier.wasWarned) rejectWithWarning(before)
    }

    let message: string
    try {
      message = await options.mutationFn(input)
    } catch (error) {
      return handleFailure(error, input, before)
    }
    assertSameSession(token)
    unconfirmedRequests.delete(requestKey)
    await (options.updateCache ?? refetch)(queryClient, input)
    return message
  }

  /** The error becomes a toast (client.ts). After `wasWarned`, the next press sends even if nothing can be verified. */
  function rejectWithWarning(before: Data | undefined): never {
    unconfirmedRequests.set(requestKey, { before, wasWarned: true })
    throw new messages.UnconfirmedError(messages.NEXT_PRESS_SENDS_ANYWAY)
  }

  async function handleFailure(error: unknown, input: Input, before: Data | undefined) {
    if (!(error instanceof ApiError) || error.kind === 'session') throw error
    assertSameSession(token)
    if (error.kind === 'unanswered') return handleLostResponse(input, before)
    if (error.kind === 'refused') return handleRefusal(error, input, before)
    // `unsent` and `failed`: the server has changed nothing.
    throw error
  }

  async function handleLostResponse(input: Input, before: Data | undefined): Promise<string> {
    const result = await verify(input, before)
    if (result === 'applied') return ''
    // Without `wasWarned`: this loss is a new one, so it warns again.
    unconfirmedRequests.set(requestKey, { before })
    const { HAS_NOT_ARRIVED, MAY_HAVE_ARRIVED } = messages
    const advice = result === 'not applied' ? HAS_NOT_ARRIVED : MAY_HAVE_ARRIVED
    throw new messages.UnconfirmedError(advice)
  }

  async function handleRefusal(
    refusal: ApiError,
    input: Input,
    before: Data | undefined,
  ): Promise<string> {
    // A retry may be refused because the attempt before it has arrived.
    if (unconfirmedRequests.has(requestKey)) {
      const result = await verify(input, before)
      if (result === 'applied') return ''
      // While the result is unknown, the next press verifies again.
      if (result === 'not applied') unconfirmedRequests.delete(requestKey)
    }
    // The server may have refused because the data on screen are out of date.
    void queryClient.invalidateQueries({ queryKey })
    throw refusal
  }

  /** Fetches what the mutation affects, puts it into the cache and checks whether the change is there. */
  async function verify(input: Input, before: Data | undefined): Promise<VerificationResult> {
    messages.notifyVerifying(mutationKey, meta)
    try {
      const data = await fetchData()
      assertSameSession(token)
      // A fetch that started earlier must not overwrite this result.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, data)
      const hasTakenEffect = isApplied(data, input, before)
      if (hasTakenEffect === undefined) return 'unknown'
      if (!hasTakenEffect) return 'not applied'
      unconfirmedRequests.delete(requestKey)
      return 'applied'
    } catch (error) {
      // `cancelled` comes from `assertSameSession`.
      if (!(error instanceof ApiError) || ['session', 'cancelled'].includes(error.kind)) throw error
      return 'unknown'
    } finally {
      messages.dismissUnconfirmed(mutationKey)
    }
  }

  async function refetch() {
    // A fetch that started before the change would undo it.
    await queryClient.cancelQueries({ queryKey })
    void queryClient.invalidateQueries({ queryKey })
  }

  return { send, isPending }
}

/** The response of somebody who has signed out since: nothing is changed or shown. */
function assertSameSession(token: string) {
  if (!isOfCurrentSession(token)) throw new ApiError('cancelled', 'The session has changed')
}

/**
 * Shows a change at once, and marks the query as invalidated. `dataUpdatedAt` stays, because nothing was fetched. With
 * `refetchType: 'none'` it is fetched only if it was being fetched before: that fetch may have carried other news.
 */
export async function changeQueryData<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
  { refetchType }: { refetchType: 'active' | 'none' },
) {
  // A fetch that started before the change would undo it.
  const isFetching = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
  queryClient.setQueryData<Data>(queryKey, (data) => data && change(data), { updatedAt })
  void queryClient.invalidateQueries({ queryKey, refetchType: isFetching ? 'active' : refetchType })
}
