import { REQUEST_TIMEOUT_MS } from './network'

const PAUSE_MS = 1_000

/**
 * Style files that failed, each with its second request. Vite requests a file only once, so the next screen that needs it
 * would have no styles. A screen is often loaded twice at once, for the pointer and for the press: both wait for it.
 */
const missing = new Map<HTMLLinkElement, Promise<unknown> | null>()

export function watchStyles(): void {
  // The event does not bubble, but can be captured.
  document.addEventListener('error', keepFailed, true)
}

function keepFailed({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.set(target, null)
}

/**
 * Loads a part of the site with an `import()`, and tries twice. Many browsers never request a script again that failed:
 * then only a reload helps.
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('A part of the page did not load')), REQUEST_TIMEOUT_MS)
    tryTwice(load).then(resolve, reject)
  })
}

export async function tryTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await attempt(load)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return attempt(load)
  }
}

async function attempt<Part>(load: () => Promise<Part>): Promise<Part> {
  const styles = [...missing].map(([link, request]) => request ?? addAgain(link))
  const [part] = await Promise.all([load(), ...styles])
  return part
}

function addAgain(failed: HTMLLinkElement): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = failed.href
  failed.replaceWith(link)
  const request = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${link.href} did not come`)))
  })
  missing.delete(failed)
  missing.set(link, request)
  return request.then(() => missing.delete(link))
}
