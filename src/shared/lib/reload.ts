const MAX_WAIT_MS = 5_000

const holds = new Set<() => boolean>()

/** While the condition is true, the site does not reload by itself. Returns a function that ends this. */
export function holdReloadsWhile(condition: () => boolean): () => void {
  holds.add(condition)
  return () => {
    holds.delete(condition)
  }
}

let hasCopy = () => false

/** `check` returns true if the service worker can serve the page without the server. */
export function setCopyCheck(check: () => boolean) {
  hasCopy = check
}

/** True if a reload by the site itself would lose nothing. */
export function canReload(): boolean {
  return ![...holds].some((isHeld) => isHeld())
}

/**
 * Resolves only if there is no reload. That happens if the server does not respond and there is no copy of the page, because
 * the browser would show its own error page. It also happens if the address has changed, or the reload is no longer wanted.
 */
export async function reload(isWanted = () => true): Promise<void> {
  const { href } = window.location
  if (!hasCopy() && !(await canReach(href, AbortSignal.timeout(MAX_WAIT_MS)))) return
  if (window.location.href !== href || !isWanted()) return
  window.location.reload()
  await new Promise(() => {})
}

let unasked: Promise<void> | undefined

/** For a reload that the user did not ask for. Calls at the same time share one reload. */
export async function reloadUnasked(isWanted = () => true): Promise<void> {
  if (!canReload()) return
  unasked ??= reload(() => isWanted() && canReload()).finally(() => {
    unasked = undefined
  })
  await unasked
}

async function canReach(address: string, signal: AbortSignal): Promise<boolean> {
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
    return false // There is no connection, or no such host, or a blocker.
  }
}
