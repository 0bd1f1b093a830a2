/** A screen that loads faster shows no loading line. */
const SLOW_MS = 300

type Listener = (isSlow: boolean) => void

const listeners = new Set<Listener>()

/** Calls the listener with `true` when a screen loads slowly, and with `false` at the end of each load. */
export function onSlowLoad(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns the same promise. */
export function reportIfSlow<Module>(loading: Promise<Module>): Promise<Module> {
  const timer = setTimeout(() => listeners.forEach((listener) => listener(true)), SLOW_MS)
  function end() {
    clearTimeout(timer)
    listeners.forEach((listener) => listener(false))
  }
  loading.then(end, end)
  return loading
}
