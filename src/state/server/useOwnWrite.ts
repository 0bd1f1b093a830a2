import { useSession } from '../session'
import { keepAnswer } from './keptAnswers'
import type { OwnResource } from './ownResource'
import { useAction, type Action } from './useAction'

type Write<T, Input> = Omit<Action<Input, string>, 'call' | 'lookUp' | 'refreshes' | 'onDone'> & {
  call: (input: Input & { token: string }) => Promise<string>
  /** Whether a list that was read after an unknown outcome shows it. */
  hasArrived: (now: T, input: Input) => boolean
  /** What the resource is like right after it: it is read again as well. `null`: another one, so it starts empty. */
  change?: ((now: T, input: Input) => T) | null
}

/** A write that changes a resource: every screen that shows it reads it again. */
export function useOwnWrite<T, Input>(resource: OwnResource<T>, write: Write<T, Input>) {
  const { session } = useSession()
  const token = session?.token ?? ''
  const { queryKey } = resource.query(session)
  const { call, hasArrived, change, ...rest } = write
  return useAction<Input, string>({
    ...rest,
    call: (input) => call({ ...input, token }),
    lookUp: async (input) => (hasArrived(await resource.ask({ token }), input) ? '' : undefined),
    refreshes: queryKey,
    onDone(client, input) {
      if (change === null) {
        keepAnswer(resource.name, token, undefined)
        return client.resetQueries({ queryKey })
      }
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
      client.setQueryData(queryKey, (now) => now && change?.(now, input), { updatedAt })
    },
  })
}
