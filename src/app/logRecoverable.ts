/** Each time a browser skips a view transition: the phone was turned, the tab hidden, another one has begun. */
const SKIPPED_TRANSITION = ['AbortError', 'InvalidStateError', 'TimeoutError']

/**
 * `onRecoverableError` of React's roots: the page works all the same, so the error is for developers. By default React
 * reports it as an uncaught error, and the user would be asked to reload the page (`warnings.ts`).
 */
export function logRecoverable(error: unknown) {
  if (error instanceof DOMException && SKIPPED_TRANSITION.includes(error.name)) return
  console.error(error)
}
