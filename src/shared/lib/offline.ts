/** True if a response has arrived while `navigator.onLine` was false. With some VPNs, `onLine` is wrong for hours. */
let isOfflineRefuted = false

export function isOffline(): boolean {
  return !navigator.onLine && !isOfflineRefuted
}

export function noteResponse() {
  isOfflineRefuted = !navigator.onLine
  // A second call with the same listener has no effect.
  window.addEventListener('offline', forgetResponse)
}

function forgetResponse() {
  isOfflineRefuted = false
}
