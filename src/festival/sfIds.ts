type Bearer = { sfId: string }

/** The same for all spellings of an SF ID: "sf 00024" and "SF24" are equal. Empty if there is none. */
export function sfIdKey(sfId: string): string {
  const plain = sfId.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return plain.replace(/^(?:SF)?0*(?=\d+$)/, '')
}

/** Whether both have an SF ID, and it is the same. */
export function isSameSfId(a: Bearer, b: Bearer): boolean {
  const key = sfIdKey(a.sfId)
  return key !== '' && key === sfIdKey(b.sfId)
}

/** Whether everybody is present. */
export function hasAll(present: Bearer[], members: Bearer[]): boolean {
  return members.every((member) => present.some((other) => isSameSfId(other, member)))
}
