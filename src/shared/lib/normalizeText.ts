/** To compare texts without case, accents, spaces and dashes. "Two-For A Tangó" becomes "twoforatango". */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Compare the words only with normalised texts. Punctuation alone is no word. */
export function searchWords(query: string): string[] {
  return query.split(/\s+/).map(normalizeText).filter(Boolean)
}
