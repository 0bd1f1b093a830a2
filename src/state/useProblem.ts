import { useState } from 'react'
import type { ApiError } from '@/api/errors'

/** For no usable answer. The spec only logs these on the dashboard; people deserve to know, and to try again. */
export const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

/** Why the last fetch gave nothing, in words to show; still there while it is tried again. */
export function useProblem(error: ApiError | undefined, isLoading: boolean): string | null {
  const [settled, setSettled] = useState<string | null>(null)
  const problem = isLoading ? settled : wordsFor(error)
  if (problem !== settled) setSettled(problem)
  return problem
}

function wordsFor(error: ApiError | undefined): string | null {
  if (error?.kind === 'offline') return NETWORK_ISSUE
  return error?.kind === 'refused' ? error.message : null
}
