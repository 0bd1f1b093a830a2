/** The average width of a character at 700, in ems. Exact enough to keep names apart. */
const WIDTHS = [
  [/[ijlI.,'’()–-]/, 0.32],
  [/[mwMW@]/, 0.84],
  [/[A-Z0-9]/, 0.61],
  [/\s/, 0.2],
] as const
const OTHER_WIDTH = 0.54

const FONT_PX = 15
export const LINE_PX = 17

export function widthOf(text: string): number {
  const ems = [...text].reduce(
    (sum, sign) => sum + (WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? OTHER_WIDTH),
    0,
  )
  return ems * FONT_PX
}

/** A name that is too wide breaks once, at the space that makes its lines most alike. */
export function linesOf(name: string, maxWidth: number): string[] {
  if (widthOf(name) <= maxWidth) return [name]
  const words = name.split(' ')
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
    return { lines, width: Math.max(...lines.map(widthOf)) }
  })
  return breaks.sort((one, other) => one.width - other.width)[0]?.lines ?? [name]
}
