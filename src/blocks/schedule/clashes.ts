import type { Entry } from './days'

/** Maps the id of each overlapping entry to the entries that it overlaps with. */
export function clashesAmong(entries: readonly Entry[]): ReadonlyMap<string, Entry[]> {
  const clashes = new Map<string, Entry[]>()
  for (const entry of entries) {
    const others = entries.filter((candidate) => candidate !== entry && overlap(entry, candidate))
    if (others.length > 0) clashes.set(entry.id, others)
  }
  return clashes
}

/** End times are estimates, so only entries with the same start surely clash. */
export function clashText(entry: Entry, others: readonly Entry[]): string {
  const isSure = ({ startsAt }: Entry) => startsAt === entry.startsAt
  const sure = namesOf(others.filter(isSure))
  const unsure = namesOf(others.filter((candidate) => !isSure(candidate)))
  if (!sure) return `May clash with ${unsure}`
  return unsure ? `Clashes with ${sure}; may clash with ${unsure}` : `Clashes with ${sure}`
}

function namesOf(entries: readonly Entry[]): string {
  return entries.map(({ title, time }) => `${title} (${time})`).join(', ')
}

function overlap(a: Entry, b: Entry): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt
}
