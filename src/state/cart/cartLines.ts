import type { CartLine } from '@/api/payments'
import { edition } from '@/content/edition'
import { merch, type MerchItem } from '@/content/merch'
import { fieldsOf, listOf, numberOf } from '@/shared/lib/parse'

/** More than any real order, and small enough for exact integer sums. A larger stored count is invalid. */
export const MAX_PIECES = 1_000_000

/** Lines without an edition are from the 65th edition. */
const EDITION_UNTIL_THEN = 65

type Differences = {
  /** The number of lines that could not be read. */
  dropped: number
  /** The number of lines with another price than at the time of storing. */
  repriced: number
}

export type FoundCart = Differences & { lines: CartLine[] }

/** The user sees this text once. Empty if nothing differs. */
export function differencesText({ dropped, repriced }: Differences): string {
  return [droppedText(dropped), repricedText(repriced)].filter(Boolean).join(' ')
}

function droppedText(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? '1 line of your cart could not be read or is no longer sold, and was left out.'
    : `${count} lines of your cart could not be read or are no longer sold, and were left out.`
}

function repricedText(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? 'The price of 1 line of your cart has changed since it was added.'
    : `The prices of ${count} lines of your cart have changed since they were added.`
}

export function lineOf(item: MerchItem, size: string, count: number): CartLine {
  const { id, category, price, title } = item
  const whole = wholeCount(count)
  return { id, category, count: whole, price, size, title, total: whole * price }
}

/** `undefined` if the item has only one size, which no text mentions. */
export function chosenSize({ id, size }: CartLine): string | undefined {
  return merch.find((item) => item.id === id)?.sizes.length === 1 ? undefined : size
}

/** For example "With The Waves, size M". */
export function lineText(line: CartLine): string {
  const size = chosenSize(line)
  return size ? `${line.title}, size ${size}` : line.title
}

export function findLine(cart: readonly CartLine[], line: CartLine): CartLine | undefined {
  return cart.find((cartLine) => isSameLine(cartLine, line))
}

/** An item may sell out while it is in the cart. */
export function forSale(cart: readonly CartLine[]): CartLine[] {
  const soldOut = merch.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id)
  return cart.filter(({ id }) => !soldOut.includes(id))
}

/** Spec §4: if the cart has this item in this size, the count increases. */
export function addLine(cart: readonly CartLine[], line: CartLine): CartLine[] {
  const existing = findLine(cart, line)
  if (!existing) return [...cart, line]
  return changeCount(cart, existing, existing.count + line.count)
}

/** Spec §4: the count is at least 1. No user reaches the maximum. */
export function changeCount(cart: readonly CartLine[], line: CartLine, count: number): CartLine[] {
  const whole = wholeCount(count)
  return cart.map((cartLine) =>
    isSameLine(cartLine, line)
      ? { ...cartLine, count: whole, total: whole * cartLine.price }
      : cartLine,
  )
}

export function removeLine(cart: readonly CartLine[], line: CartLine): CartLine[] {
  return cart.filter((cartLine) => !isSameLine(cartLine, line))
}

/** Undoes a removal. If the user has added the same item and size again, the counts add up. */
export function restoreLine(cart: readonly CartLine[], line: CartLine, index: number): CartLine[] {
  if (findLine(cart, line)) return addLine(cart, line)
  return [...cart.slice(0, Math.max(0, index)), line, ...cart.slice(Math.max(0, index))]
}

/** Drops invalid lines and merges equal ones. Title and price come from the shop's content, not from storage. */
export function readCart(value: unknown): FoundCart {
  const stored = listOf(value)
  const read = stored.map(readLine)
  // `addLine` searches the list for each line, which is slow for a long list.
  const joined = new Map<string, CartLine>()
  for (const line of read) {
    if (!line) continue
    const key = `${line.id} ${line.size}`
    const count = Math.min((joined.get(key)?.count ?? 0) + line.count, MAX_PIECES)
    joined.set(key, { ...line, count, total: count * line.price })
  }
  return {
    lines: [...joined.values()],
    dropped: read.filter((line) => line === undefined).length,
    repriced: read.filter((line, index) => line && isRepriced(line, stored[index])).length,
  }
}

/** The next edition sells other items, so each line has its edition. */
export function writeCart({ lines }: FoundCart): unknown[] {
  return lines.map((line) => ({ ...line, edition: edition.number }))
}

function readLine(value: unknown): CartLine | undefined {
  const fields = fieldsOf(value)
  if ((numberOf(fields.edition) ?? EDITION_UNTIL_THEN) !== edition.number) return undefined
  const id = numberOf(fields.id)
  const item = merch.find((garment) => garment.id === id)
  const size = item?.sizes.find((option) => option.size === fields.size)?.size
  const count = Math.floor(numberOf(fields.count) ?? 0)
  if (!item || !size || count < 1 || count > MAX_PIECES) return undefined
  return lineOf(item, size, count)
}

function isRepriced(line: CartLine, stored: unknown): boolean {
  const price = numberOf(fieldsOf(stored).price)
  return price !== undefined && price !== line.price
}

function wholeCount(count: number) {
  return Number.isNaN(count) ? 1 : Math.min(Math.max(1, Math.floor(count)), MAX_PIECES)
}

function isSameLine(a: CartLine, b: CartLine) {
  return a.id === b.id && a.size === b.size
}
