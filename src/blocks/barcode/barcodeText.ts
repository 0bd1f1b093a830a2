/** Printable ASCII: CODE128 can encode it, and people can read it on the screen. */
export function canBeBarcode(text: string): boolean {
  return /^[ -~]+$/.test(text)
}
