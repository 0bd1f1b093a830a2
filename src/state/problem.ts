import type { ApiError } from '@/api/errors'

/** For no usable answer. Spec §8 only logs it on the dashboard; people deserve to know, and to try again. */
export const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

/** Why a fetch gave nothing, in words to show: the server's own, where it gave any. */
export function problemOf(error: ApiError | undefined): string | null {
  if (error?.kind === 'offline') return NETWORK_ISSUE
  return error?.kind === 'refused' || error?.kind === 'failed' ? error.message : null
}
