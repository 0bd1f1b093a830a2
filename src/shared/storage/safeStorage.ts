/** `tab` is `sessionStorage`, `browser` is `localStorage`. */
export type Area = 'browser' | 'tab'

/** Returns `undefined` if storage is full or blocked. If it is blocked, even the access to `localStorage` throws. */
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

/** `null` if nothing is stored. `undefined` if storage is blocked. */
export function storedText(area: Area, key: string): string | null | undefined {
  return tryStorage(area, (storage) => storage.getItem(key))
}

/** The keys that begin with `prefix`, without the prefix. */
export function storedNames(area: Area, prefix: string): string[] {
  const keys = tryStorage(area, (storage) => Object.keys(storage)) ?? []
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}
