/** The keys of values that are only in memory, because storage is blocked or full. */
const unsaved = new Set<string>()
const listeners = new Set<() => void>()

/** True if a reload would lose a value. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0
}

/** Calls the listener when `hasUnsaved` changes, and now if it is true already. */
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

/** After somebody has cleared the storage, there is space again. */
export function resetUnsaved() {
  change(() => unsaved.clear())
}

function change(act: () => void) {
  const before = hasUnsaved()
  act()
  if (hasUnsaved() !== before) listeners.forEach((listener) => listener())
}
