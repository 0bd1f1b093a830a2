/** A browser throws these when it skips a view transition, for example because the tab is hidden. */
const SKIPPED_TRANSITION = ['AbortError', 'InvalidStateError', 'TimeoutError']

/**
 * `onRecoverableError` of React's roots. By default React reports such an error as uncaught, and `unexpectedErrors.ts` would
 * ask the user to reload a page that works.
 */
export function logRecoverable(error: unknown) {
  if (error instanceof DOMException && SKIPPED_TRANSITION.includes(error.name)) return
  console.error(error)
}
