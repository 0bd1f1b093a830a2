/** The signs that CODE128 has and that can be read off the screen too. */
export function canBeBarcode(text: string): boolean {
  return /^[ -~]+$/.test(text)
}
