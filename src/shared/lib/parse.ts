/* For responses and stored values, which may have any shape. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** The server may list an item twice. Keeps the first item of each key, and all items with an empty key. */
export function uniqueBy<Item>(list: Item[], keyOf: (item: Item) => string): Item[] {
  const keys = new Set<string>()
  return list.filter((item) => {
    const key = keyOf(item)
    const isNew = key === '' || !keys.has(key)
    keys.add(key)
    return isNew
  })
}

/** The server sends ids and phone numbers as text or as numbers. Other values become empty text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** Characters that reverse the direction of the text after them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** For names that a user has typed. A direction mark would reverse the sentence after the name. */
export function nameOf(value: unknown): string {
  return textOf(value).replace(DIRECTIONS, '').trim()
}

/** Also reads a number that is text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
