/** For data of unknown shape: responses and storage. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** The first of those with one key, in a list that the server may send with something twice. Without a key: each. */
export function uniqueBy<Item>(list: Item[], keyOf: (item: Item) => string): Item[] {
  const keys = new Set<string>()
  return list.filter((item) => {
    const key = keyOf(item)
    const isNew = key === '' || !keys.has(key)
    keys.add(key)
    return isNew
  })
}

/** A number becomes text, anything else is empty. Ids and phone numbers come as both. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** Characters that reverse the direction of the text after them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** A name that a user typed, without direction marks: they would reverse our sentence after it. */
export function nameOf(value: unknown): string {
  return textOf(value).replace(DIRECTIONS, '').trim()
}

/** Also for a number written as text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
