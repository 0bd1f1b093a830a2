import { useMutationState, type Mutation } from '@tanstack/react-query'
import { textOf } from '@/shared/lib/parse'
import { userKey, useToken } from './userQuery'

type Sent = {
  status: 'pending' | 'success'
  submittedAt: number
  /** The last part of the mutation key. */
  rowId: string
  input: unknown
}

/**
 * The pending and the successful mutations of this name since the sign-in, on all screens. Data that are older than a
 * mutation do not show its change.
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
