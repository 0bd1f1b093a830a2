import { useMutationState, type Mutation } from '@tanstack/react-query'
import { textOf } from '@/shared/lib/parse'
import { userKey, useToken } from './userQuery'

type Sent = {
  status: 'pending' | 'success'
  submittedAt: number
  /** The last part of its key. */
  rowId: string
  input: unknown
}

/**
 * The changes of this kind that the user has sent since the sign-in and that have not failed, also on screens that were left:
 * for what the data cannot say, because they were fetched before.
 */
export function useSentMutations(name: string): Sent[] {
  const mutationKey = userKey(useToken(), name)
  const select = (status: Sent['status']) => ({
    filters: { mutationKey, status },
    select: ({ state, options }: Mutation): Sent => ({
      status,
      submittedAt: state.submittedAt,
      rowId: textOf(options.mutationKey?.at(-1)),
      input: state.variables,
    }),
  })
  return [...useMutationState(select('pending')), ...useMutationState(select('success'))]
}
