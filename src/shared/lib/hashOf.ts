/**
 * Stands for a person (sfId) in the browser's storage without naming them, also after sign-out. Not a secret, only
 * unreadable.
 */
export function hashOf(sfId: string): string {
  let hash = 0xcbf29ce484222325n
  for (const letter of sfId.toUpperCase()) {
    hash ^= BigInt(letter.codePointAt(0) ?? 0)
    hash = BigInt.asUintN(64, hash * 0x100000001b3n)
  }
  return hash.toString(36)
}
