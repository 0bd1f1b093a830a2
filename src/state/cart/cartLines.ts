import type { CartLine } from '@/api/handoffs'
import { merch, sizes, type MerchItem, type Size } from '@/content/merch'
import { fieldsOf, listOf, numberOf } from '@/shared/lib/unknown'

/**
 * More pieces than anybody orders and than any press of plus reaches. A stored count beyond it is damage, and
 * below it every sum over the cart is an exact whole number.
 */
export const MOST_PIECES = 1_000_000

/** What a cart is made of when it comes out of storage, and how many lines could not be read. */
export type FoundCart = { lines: CartLine[]; dropped: number }

/** A new line. Its price, title and category are the catalogue's. */
export function lineOf(item: MerchItem, size: Size, count: number): CartLine {
  const { id, category, price, title } = item
  const whole = wholeCount(count)
  return { id, category, count: whole, price, size, title, total: whole * price }
}

/** The line of this item in this size, if the cart has one. */
export function findLine(cart: readonly CartLine[], line: CartLine): CartLine | undefined {
  return cart.find((each) => isSameLine(each, line))
}

/** A garment may sell out while it lies in a cart. */
export function isSoldOut(line: CartLine): boolean {
  return merch.some(({ id, isSoldOut }) => id === line.id && isSoldOut)
}

/** What of a cart can be bought: all but what has sold out. */
export function forSale(cart: readonly CartLine[]): CartLine[] {
  return cart.filter((line) => !isSoldOut(line))
}

/** Adds a line; the same item in the same size raises the line that is there (Spec §4). */
export function addLine(cart: readonly CartLine[], line: CartLine): CartLine[] {
  const existing = findLine(cart, line)
  if (!existing) return [...cart, line]
  return changeCount(cart, existing, existing.count + line.count)
}

/** Sets how many; never below 1, and without a cap that a press could reach (Spec §4). */
export function changeCount(cart: readonly CartLine[], line: CartLine, count: number): CartLine[] {
  const whole = wholeCount(count)
  return cart.map((each) =>
    isSameLine(each, line) ? { ...each, count: whole, total: whole * each.price } : each,
  )
}

export function removeLine(cart: readonly CartLine[], line: CartLine): CartLine[] {
  return cart.filter((each) => !isSameLine(each, line))
}

/** Takes a removal back: the line stands at its old place again, or joins the one that was added since. */
export function restoreLine(cart: readonly CartLine[], line: CartLine, place: number): CartLine[] {
  if (findLine(cart, line)) return addLine(cart, line)
  return [...cart.slice(0, Math.max(0, place)), line, ...cart.slice(Math.max(0, place))]
}

/**
 * A cart out of storage, where anybody may have written anything. Only id, size and count are believed; a line
 * that they do not make sense of is dropped alone, and two lines of one item in one size become one.
 */
export function readCart(found: unknown): FoundCart {
  const read = listOf(found).map(readLine)
  // Not by `addLine`: its search for each line would make a long list slow.
  const joined = new Map<string, CartLine>()
  for (const line of read) {
    if (!line) continue
    const key = `${line.id} ${line.size}`
    const count = Math.min((joined.get(key)?.count ?? 0) + line.count, MOST_PIECES)
    joined.set(key, { ...line, count, total: count * line.price })
  }
  return {
    lines: [...joined.values()],
    dropped: read.filter((line) => line === undefined).length,
  }
}

function readLine(found: unknown): CartLine | undefined {
  const fields = fieldsOf(found)
  const id = numberOf(fields.id)
  const item = merch.find((each) => each.id === id)
  const size = sizes.find((each) => each.size === fields.size)?.size
  const count = Math.floor(numberOf(fields.count) ?? 0)
  if (!item || !size || count < 1 || count > MOST_PIECES) return undefined
  return lineOf(item, size, count)
}

/** A whole number from 1 up, whatever was asked for. */
function wholeCount(count: number) {
  return Number.isNaN(count) ? 1 : Math.min(Math.max(1, Math.floor(count)), MOST_PIECES)
}

function isSameLine(one: CartLine, other: CartLine) {
  return one.id === other.id && one.size === other.size
}
