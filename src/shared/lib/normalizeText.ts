/** For comparing: without case, accents, spaces and dashes. "Two-For A Tangó" becomes "twoforatango". */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
