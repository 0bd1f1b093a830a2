import { useState } from 'react'
import type { ApiError } from '@/api/errors'

/** For no usable answer. Spec §8 only logs it on the dashboard; people deserve to know, and to try again. */
export const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

/** Why the last fetch gave nothing, in words to show; still there while it is tried again. */
export function useProblem(error: ApiError | undefined, isLoading: boolean): string | null {
  const [settled, setSettled] = useState<string | null>(null)
  const problem = isLoading ? settled : problemOf(error)
  if (problem !== settled) setSettled(problem)
  return problem
}

/** Why a fetch gave nothing, in words to show: the server's own, where it gave any. */
export function problemOf(error: ApiError | undefined): string | null {
  if (error?.kind === 'offline') return NETWORK_ISSUE
  return error?.kind === 'refused' || error?.kind === 'failed' ? error.message : null
}
