type Bearer = { sfId: string }

/** All spellings of an SF ID have the same key, such as "sf 00024" and "SF24". */
export function sfIdKey(sfId: string): string {
  const plain = sfId.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return plain.replace(/^(?:SF)?0*(?=\d+$)/, '')
}

/** False if one of them has no SF ID. */
export function isSameSfId(a: Bearer, b: Bearer): boolean {
  const key = sfIdKey(a.sfId)
  return key !== '' && key === sfIdKey(b.sfId)
}

export function hasAll(present: Bearer[], members: Bearer[]): boolean {
  return members.every((member) => present.some((other) => isSameSfId(other, member)))
}
