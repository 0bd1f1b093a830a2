/** A faster screen needs no progress line. */
const SLOW_MS = 300

type Listener = (isSlow: boolean) => void

const listeners = new Set<Listener>()

/** Calls the listener when a screen that was opened loads slowly, and when it has loaded or failed. Returns the undo. */
export function onSlowLoad(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Notifies the listeners while this is pending for longer than a moment. Returns the promise itself. */
export function reportIfSlow<Module>(loading: Promise<Module>): Promise<Module> {
  const timer = setTimeout(() => listeners.forEach((listener) => listener(true)), SLOW_MS)
  function end() {
    clearTimeout(timer)
    listeners.forEach((listener) => listener(false))
  }
  loading.then(end, end)
  return loading
}
