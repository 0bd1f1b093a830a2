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
import { useVisit } from './visit'

type Options<Input, Data> = {
  /** Its name, the token, and for a row that can be busy by itself the row's id. */
  mutationKey: string[]
  /** Resolves to the server's message. */
  mutationFn: (input: Input) => Promise<string>
  /** What it changes: the key in the cache, and the request for it. */
  affects: { queryKey: QueryKey; fetch: () => Promise<Data> }
  /** Whether it has taken effect. `before`: the data before the first attempt. */
  isApplied: (data: Data, input: Input, before: Data | undefined) => boolean
  /** After the server's own response. By default, `affects` is fetched again. */
  updateCache?: (queryClient: QueryClient, input: Input) => Promise<void>
  meta: messages.MutationMessages
}

/**
 * `useMutation` for a change that must not be sent twice. While it is pending, every screen that offers it is busy. When
 * the response is lost, it fetches what the mutation affects: if the change is there, the mutation has succeeded; if not,
 * it rejects, and the next press looks again before it sends.
 */
export function useServerMutation<Input, Data>(options: Options<Input, Data>) {
  const { mutationKey, isApplied, meta } = options
  const { queryKey, fetch } = options.affects
  const token = useToken()
  const queryClient = useQueryClient()
  const { unconfirmed } = useVisit()
  const unconfirmedKey = mutationKey.join()

  const isPending = useIsMutating({ mutationKey }) > 0
  const { mutateAsync } = useMutation({ mutationKey, mutationFn: mutate, meta: { ...meta, token } })

  /** Resolves to the server's message, empty if it was lost. Rejects with an `ApiError`. */
  async function send(input: Input): Promise<string> {
    // A double press. The button shows only in the next render that it is busy.
    if (queryClient.isMutating({ mutationKey }) > 0)
      throw new ApiError('cancelled', 'It is being sent already')
    return mutateAsync(input)
  }

  async function mutate(input: Input): Promise<string> {
    const earlier = unconfirmed.get<Data>(unconfirmedKey)
    const before = earlier ? earlier.before : queryClient.getQueryData<Data>(queryKey)
    if (earlier) {
      const wasApplied = await verify(input, before)
      if (wasApplied) return ''
      if (wasApplied === undefined && !earlier.mayResend) {
        unconfirmed.set(unconfirmedKey, { before, mayResend: true })
        throw new messages.UnconfirmedError(messages.VERIFICATION_FAILED)
      }
    }
    try {
      const message = await options.mutationFn(input)
      assertSameSession(token)
      unconfirmed.delete(unconfirmedKey)
      await (options.updateCache ?? refetch)(queryClient, input)
      return message
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return recover(error, input, before, earlier !== undefined)
    }
  }

  /** After an attempt that failed: resolves if the change is there all the same. */
  async function recover(
    error: ApiError,
    input: Input,
    before: Data | undefined,
    isRetry: boolean,
  ) {
    if (error.kind === 'session') throw error
    assertSameSession(token)
    const isLost = error.kind === 'unanswered'
    const isRefused = error.kind === 'refused'
    // A retry may be refused because the first attempt has arrived.
    const mayBeApplied = isLost || (isRefused && isRetry)
    const wasApplied = mayBeApplied ? await verify(input, before) : undefined
    if (wasApplied) return ''
    if (isRefused) {
      unconfirmed.delete(unconfirmedKey)
      void queryClient.invalidateQueries({ queryKey })
    }
    if (!isLost) throw error
    unconfirmed.set(unconfirmedKey, { before })
    const { NOT_APPLIED, NOT_VERIFIED } = messages
    throw new messages.UnconfirmedError(wasApplied === false ? NOT_APPLIED : NOT_VERIFIED)
  }

  /** Whether the server's data show the change; `undefined` if they could not be fetched. */
  async function verify(input: Input, before: Data | undefined): Promise<boolean | undefined> {
    messages.notifyVerifying(mutationKey, meta)
    try {
      const data = await fetch()
      assertSameSession(token)
      // A response from before must not replace this one.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, data)
      const wasApplied = isApplied(data, input, before)
      if (wasApplied) unconfirmed.delete(unconfirmedKey)
      return wasApplied
    } catch (error) {
      if (!(error instanceof ApiError) || ['session', 'cancelled'].includes(error.kind)) throw error
      return undefined
    } finally {
      messages.dismissUnconfirmed(mutationKey)
    }
  }

  async function refetch() {
    // A response from before the change would undo it.
    await queryClient.cancelQueries({ queryKey })
    void queryClient.invalidateQueries({ queryKey })
  }

  return { send, isPending }
}

/** The response of somebody who has signed out since: nothing is changed or shown. */
function assertSameSession(token: string) {
  if (!isOfCurrentSession(token)) throw new ApiError('cancelled', 'The session has changed')
}

/** Shows a change at once. The data keep their age. */
export async function changeQueryData<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
) {
  // A response from before the change would undo it.
  await queryClient.cancelQueries({ queryKey })
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
  queryClient.setQueryData<Data>(queryKey, (data) => data && change(data), { updatedAt })
}
