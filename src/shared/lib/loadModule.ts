import { noteFailure } from './failures'

/** Equal to `REQUEST_TIMEOUT_MS`, but an import of that would split the first script into two files. */
const TIMEOUT_MS = 15_000
const PAUSE_MS = 1_000

export class ModuleLoadError extends Error {
  override name = 'ModuleLoadError'
  /** The module may still load later. */
  readonly hasTimedOut: boolean

  constructor(cause: unknown, { hasTimedOut = false } = {}) {
    super(`A module did not load: ${String(cause)}`, { cause })
    this.hasTimedOut = hasTimedOut
  }
}

/**
 * Each failed stylesheet with its second request. Vite requests a stylesheet only once, so without this code the next screen
 * that needs the stylesheet would render without it.
 */
const failedStylesheets = new Map<HTMLLinkElement, Promise<unknown> | null>()

export function watchStylesheets(): void {
  // The event does not bubble, so the listener captures it.
  document.addEventListener('error', rememberFailed, true)
}

function rememberFailed({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
    failedStylesheets.set(target, null)
}

/** Many browsers never request a failed script again, so the next change of screen reloads the page. */
export function reportMissing() {
  document.documentElement.dataset.incomplete = ''
  noteFailure('a script is missing')
}

export function isModuleMissing(): boolean {
  return document.documentElement.dataset.incomplete !== undefined
}

/** Runs an `import()` with one retry and a timeout. */
export function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(
      () => reject(new ModuleLoadError('timeout', { hasTimedOut: true })),
      TIMEOUT_MS,
    )
    retryOnce(load)
      .then(resolve, (cause: unknown) => reject(new ModuleLoadError(cause)))
      .finally(() => clearTimeout(clock))
  })
}

export async function retryOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await importWithStylesheets(load)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return importWithStylesheets(load)
  }
}

async function importWithStylesheets<Module>(load: () => Promise<Module>): Promise<Module> {
  const stylesheets = [...failedStylesheets].map(([link, request]) => request ?? requestAgain(link))
  const [module] = await Promise.all([load(), ...stylesheets])
  return module
}

function requestAgain(failed: HTMLLinkElement): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = failed.href
  failed.replaceWith(link)
  const request = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)))
  })
  failedStylesheets.delete(failed)
  failedStylesheets.set(link, request)
  return request.then(() => failedStylesheets.delete(link))
}
