import { vi } from 'vitest'

type Handle = (event: { key: string | null }) => void

/** The browser APIs that storage needs. Import this before importing a store. */
const handles: Handle[] = []

/** Stores keys as own properties, like real storage. */
function makeStorage() {
  const stored: Record<string, string> = {}
  const requestedKeys = new Set<string>()
  const methods = {
    getItem: (key: string) => {
      requestedKeys.add(key)
      return stored[key] ?? null
    },
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  }
  const storage = new Proxy(stored, {
    get: (_, name): unknown => Reflect.get(methods, name) ?? Reflect.get(stored, name),
  })
  return { storage, kept: stored, asked: requestedKeys }
}

export const browser = makeStorage()
export const tab = makeStorage()

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('localStorage', browser.storage)
vi.stubGlobal('sessionStorage', tab.storage)
vi.stubGlobal(
  'StorageEvent',
  class {
    key: string | null
    constructor(_: string, { key }: { key: string | null }) {
      this.key = key
    }
  },
)
vi.stubGlobal('window', {
  matchMedia: () => ({ matches: false }),
  addEventListener: (type: string, handle: Handle) => type === 'storage' && handles.push(handle),
  dispatchEvent: (event: { key: string | null }) => handles.forEach((handle) => handle(event)),
})

/** Every store rereads its key, as after changes in another tab. */
export function readAgain() {
  handles.forEach((handle) => handle({ key: null }))
}

/** Puts these texts into storage, and nothing else. */
export function fill({ kept: stored }: typeof browser, texts: Record<string, string>) {
  for (const key of Object.keys(stored)) delete stored[key]
  Object.assign(stored, texts)
}
