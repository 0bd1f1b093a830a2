import { fieldsOf, textOf } from './unknown'

/** How long the site waits for a server or a file before it reports a failure. */
export const REQUEST_TIMEOUT_MS = 15_000

export function withTimeout<Part>(part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('A part of the page did not load')), REQUEST_TIMEOUT_MS)
    part.then(resolve, reject)
  })
}

/** Whether a server responds at all. A frame cannot tell: browsers also fire `load` for their own error page. */
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

/** The user saves data or has a 2g network, as far as the browser says. Then nothing is fetched ahead. */
export function isMetered(): boolean {
  const { saveData, effectiveType } = fieldsOf(Reflect.get(navigator, 'connection'))
  return saveData === true || /2g$/.test(textOf(effectiveType))
}
