const MAX_LENGTH = 60

export function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const letters = [...line]
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('').trimEnd()}…` : line
}
