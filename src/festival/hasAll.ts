/** Whether everybody is present, however the SF IDs are spelled. */
export function hasAll(present: { sfId: string }[], members: { sfId: string }[]): boolean {
  const ids = new Set(present.map(plainId))
  return members.every((member) => ids.has(plainId(member)))
}

/** The same for all spellings of an SF ID: "sf 00024" and "SF24" are equal. */
function plainId({ sfId }: { sfId: string }): string {
  const plain = sfId.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return plain.replace(/^(?:SF)?0*(?=\d+$)/, '')
}
