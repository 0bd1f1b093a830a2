import { noteFailure } from './failures'

/** Not `REQUEST_TIMEOUT_MS`: the page's first script would then be split into two files. */
const TIMEOUT_MS = 15_000
const PAUSE_MS = 1_000

export class ModuleLoadError extends Error {
  override name = 'ModuleLoadError'
  /** It may still come. */
  readonly hasTimedOut: boolean

  constructor(cause: unknown, { hasTimedOut = false } = {}) {
    super(`A module did not load: ${String(cause)}`, { cause })
    this.hasTimedOut = hasTimedOut
  }
}

/**
 * Stylesheets that failed, each with its second request. Vite adds a stylesheet once and never again, so without this
 * the next screen that needs it would render bare. It costs 25 lines here; the alternative is a reload for each of them.
 */
const failedStylesheets = new Map<HTMLLinkElement, Promise<unknown> | null>()

export function watchStylesheets(): void {
  // The event does not bubble, but can be captured.
  document.addEventListener('error', rememberFailed, true)
}

function rememberFailed({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
    failedStylesheets.set(target, null)
}

/**
 * A module that somebody needed did not load. Many browsers never request a failed script again, so the next change of
 * screen reloads the page.
 */
export function reportMissing() {
  document.documentElement.dataset.incomplete = ''
  noteFailure('a script is missing')
}

export function isModuleMissing(): boolean {
  return document.documentElement.dataset.incomplete !== undefined
}

/** Runs an `import()` and retries it once. */
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
