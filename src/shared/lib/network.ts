/** How long the site waits for a server or a file before it reports a failure. */
export const REQUEST_TIMEOUT_MS = 15_000

/** What the browser knows about its connection. Only some browsers tell. */
function connection(): (EventTarget & { saveData?: unknown; effectiveType?: unknown }) | null {
  const value: unknown = Reflect.get(navigator, 'connection')
  return value instanceof EventTarget ? value : null
}

/** The user saves data or has a 2g network, as far as the browser says. Then nothing is fetched ahead. */
export function isMetered(): boolean {
  const value = connection()
  return value?.saveData === true || /2g$/.test(String(value?.effectiveType))
}
