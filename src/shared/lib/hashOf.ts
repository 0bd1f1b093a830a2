import { createStored } from '../storage/createStored'

/** Random, so that marks of two browsers cannot be compared. Made when it is first needed. */
const browserId = createStored<string>({
  key: 'browser-id',
  fallback: '',
  isMinor: true,
  read: (found) => (typeof found === 'string' ? found : undefined),
})

/** So few that about one in 256 people has the same mark. */
const MARKS = 256n

/**
 * A mark that stands for a person (SF ID) in the browser's storage: it stays after sign-out, so that nobody pays twice.
 * Hundreds of SF IDs have the same mark, so it does not say who it was.
 */
export function hashOf(sfId: string, browser = ownBrowserId()): string {
  let hash = 0xcbf29ce484222325n
  for (const letter of browser + sfId.toUpperCase()) {
    hash ^= BigInt(letter.codePointAt(0) ?? 0)
    hash = BigInt.asUintN(64, hash * 0x100000001b3n)
  }
  // The upper bits depend on all letters.
  return ((hash >> 40n) % MARKS).toString()
}

function ownBrowserId() {
  if (!browserId.get())
    browserId.update((id) => id || crypto.getRandomValues(new Uint32Array(2)).join(''))
  return browserId.get()
}
