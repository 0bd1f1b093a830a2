/**
 * Whether a response has arrived although the browser said that it was offline. Some VPNs and virtual machines make it
 * say so wrongly for hours.
 */
let isOfflineRefuted = false

/** Whether the browser says that it is offline, and nothing has refuted that since. */
export function isOffline(): boolean {
  return !navigator.onLine && !isOfflineRefuted
}

export function noteResponse() {
  isOfflineRefuted = !navigator.onLine
  // Adding the same listener again has no effect.
  window.addEventListener('offline', forgetResponse)
}

function forgetResponse() {
  isOfflineRefuted = false
}
