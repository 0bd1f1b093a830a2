/** Fills the rows evenly: seven items in rows of at most five are 4 + 3, not 5 + 2. */
export function columnsFor(count: number, most: number): number {
  const rows = Math.max(1, Math.ceil(count / most))
  return Math.max(1, Math.ceil(count / rows))
}
