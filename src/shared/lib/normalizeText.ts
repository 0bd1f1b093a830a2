/**
 * Text as people mean it: without case, accents, spaces, dashes and other marks. "Two-For A Tangó" and "twoforatango"
 * fold to the same, so that neither an address nor a search has to be typed exactly.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
