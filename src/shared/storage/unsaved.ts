let isUnsaved = false
const listeners = new Set<() => void>()

/** Whether something could not be stored since the page was opened, because storage is blocked or full. */
export function hasUnsaved(): boolean {
  return isUnsaved
}

/** Calls the listener as soon as something important could not be stored. Returns the undo. */
export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  if (isUnsaved) listener()
  return () => {
    listeners.delete(listener)
  }
}

export function reportUnsaved() {
  if (isUnsaved) return
  isUnsaved = true
  listeners.forEach((listener) => listener())
}

/** Storage was cleared, so there is room again. */
export function resetUnsaved() {
  isUnsaved = false
}
