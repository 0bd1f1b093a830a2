const MAX_WAIT_MS = 5_000

const holds = new Set<() => boolean>()

/** While the condition is true, the site does not reload by itself. Returns the undo. */
export function holdReloadsWhile(condition: () => boolean): () => void {
  holds.add(condition)
  return () => {
    holds.delete(condition)
  }
}

let hasCopy = () => false

/** `check`: whether the page can be loaded again without its server. */
export function setCopyCheck(check: () => boolean) {
  hasCopy = check
}

/** Whether a reload that nobody has asked for would lose nothing. */
export function canReload(): boolean {
  return ![...holds].some((isHeld) => isHeld())
}

/**
 * Resolves if there is no reload: the browser would replace the page by an error of its own, because the server does not
 * respond and nothing has a copy of the page (`setCopyCheck`); or the person has gone to another address meanwhile, or it is no longer wanted.
 */
export async function reload(isWanted = () => true): Promise<void> {
  const { href } = window.location
  if (!hasCopy() && !(await canReach(href, AbortSignal.timeout(MAX_WAIT_MS)))) return
  if (window.location.href !== href || !isWanted()) return
  window.location.reload()
  await new Promise(() => {})
}

let unasked: Promise<void> | undefined

/** For a reload that the user did not ask for. Several reasons at once lead to one. */
export async function reloadUnasked(isWanted = () => true): Promise<void> {
  if (!canReload()) return
  unasked ??= reload(() => isWanted() && canReload()).finally(() => {
    unasked = undefined
  })
  await unasked
}

/** Whether a server responds at all. */
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
    return false // no connection, no such host, or a blocker
  }
}
