/** How long the site waits for a server or a file before it reports a failure. */
export const REQUEST_TIMEOUT_MS = 15_000

/** Whether a server responds at all. */
export async function canReach(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(new URL(address, location.href), {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    })
    return true
  } catch {
    return false // no connection, no such host, or a blocker
  }
}

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
