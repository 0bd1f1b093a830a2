import { vi } from 'vitest'

type Handle = (event: { key: string | null }) => void

/** As much of a browser as storage needs. A file imports this before it imports a store. */
const handles: Handle[] = []

/** Keeps its keys as its own properties, as real storage does. */
function makeStorage() {
  const kept: Record<string, string> = {}
  const asked = new Set<string>()
  const methods = {
    getItem: (key: string) => {
      asked.add(key)
      return kept[key] ?? null
    },
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  const storage = new Proxy(kept, {
    get: (_, name): unknown => Reflect.get(methods, name) ?? Reflect.get(kept, name),
  })
  return { storage, kept, asked }
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
  addEventListener: (type: string, handle: Handle) => type === 'storage' && handles.push(handle),
  dispatchEvent: (event: { key: string | null }) => handles.forEach((handle) => handle(event)),
})

/** Every store reads its key again, as after another tab cleared all and wrote. */
export function readAgain() {
  handles.forEach((handle) => handle({ key: null }))
}

/** Puts these texts into storage, and nothing else. */
export function fill({ kept }: typeof browser, texts: Record<string, string>) {
  for (const key of Object.keys(kept)) delete kept[key]
  Object.assign(kept, texts)
}
