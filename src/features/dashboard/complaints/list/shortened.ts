const ENOUGH = 60

export function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const letters = [...line]
  return letters.length > ENOUGH ? `${letters.slice(0, ENOUGH).join('').trimEnd()}…` : line
}
