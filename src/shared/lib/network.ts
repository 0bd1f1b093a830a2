/** For requests to a server or for a file. */
export const REQUEST_TIMEOUT_MS = 15_000

/** Only some browsers have `navigator.connection`. */
function connection(): (EventTarget & { saveData?: unknown; effectiveType?: unknown }) | null {
  const value: unknown = Reflect.get(navigator, 'connection')
  return value instanceof EventTarget ? value : null
}

/** True if the user saves data or has a 2g network. The site then does not prefetch. */
export function isMetered(): boolean {
  const value = connection()
  return value?.saveData === true || /2g$/.test(String(value?.effectiveType))
}
