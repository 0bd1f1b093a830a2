/** `tab`: survives a reload of the tab. `browser`: stays, and all tabs share it. */
export type Area = 'browser' | 'tab'

/** `undefined` if storage is full or blocked. Where it is blocked, reading `localStorage` throws. */
export function tryStorage<Result>(
  area: Area,
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(area === 'tab' ? sessionStorage : localStorage)
  } catch {
    return undefined
  }
}

/** Null: nothing is stored. `undefined`: storage is blocked. */
export function storedText(area: Area, key: string): string | null | undefined {
  return tryStorage(area, (storage) => storage.getItem(key))
}

/** The keys that begin with `prefix`, without it. */
export function storedNames(area: Area, prefix: string): string[] {
  const keys = tryStorage(area, (storage) => Object.keys(storage)) ?? []
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}
