/** The keys of what could not be stored, because storage is blocked or full. */
const unsaved = new Set<string>()
const listeners = new Set<() => void>()

/** Whether something is in memory only: a reload would lose it. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0
}

/** Calls the listener as soon as `hasUnsaved` changes, and now if it is true. Returns the undo. */
export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  if (hasUnsaved()) listener()
  return () => {
    listeners.delete(listener)
  }
}

export function reportUnsaved(key: string) {
  change(() => unsaved.add(key))
}

export function reportSaved(key: string) {
  change(() => unsaved.delete(key))
}

/** Storage was cleared, so there is room again. */
export function resetUnsaved() {
  change(() => unsaved.clear())
}

function change(act: () => void) {
  const before = hasUnsaved()
  act()
  if (hasUnsaved() !== before) listeners.forEach((listener) => listener())
}
