const ENOUGH = 60

/** The beginning of a text, enough to know it by. */
export function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const letters = [...line]
  return letters.length > ENOUGH ? `${letters.slice(0, ENOUGH).join('').trimEnd()}…` : line
}
