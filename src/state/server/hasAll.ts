/** The same result for all spellings of an SF ID: "sf 00024" and "SF24" are equal. */
function identify(sfId: string): string {
  const plain = sfId.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return plain.replace(/^(?:SF)?0*(?=\d+$)/, '')
}

export function hasAll(present: { sfId: string }[], members: { sfId: string }[]): boolean {
  const ids = new Set(present.map(({ sfId }) => identify(sfId)))
  return members.every(({ sfId }) => ids.has(identify(sfId)))
}
