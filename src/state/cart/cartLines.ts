import type { CartLine } from '@/api/payments'
import { edition } from '@/content/edition'
import { merch, type MerchItem } from '@/content/merch'
import { fieldsOf, listOf, numberOf } from '@/shared/lib/parse'

/** More than any real order. A larger stored count is invalid; up to here all sums are exact integers. */
export const MAX_PIECES = 1_000_000

/** Of lines that were stored before lines had an edition. */
const EDITION_UNTIL_THEN = 65

type Differences = {
  /** How many lines could not be read. */
  dropped: number
  /** How many have another price than when they were stored. */
  repriced: number
}

/** A cart from storage, and how it differs from what was stored. */
export type FoundCart = Differences & { lines: CartLine[] }

/** What the user is told once; empty if nothing differs. */
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

/** An item with one size has no choice of it, and no text names it. */
export function chosenSize({ id, size }: CartLine): string | undefined {
  return merch.find((item) => item.id === id)?.sizes.length === 1 ? undefined : size
}

/** For sentences: "With The Waves, size M". */
export function lineText(line: CartLine): string {
  const size = chosenSize(line)
  return size ? `${line.title}, size ${size}` : line.title
}

export function findLine(cart: readonly CartLine[], line: CartLine): CartLine | undefined {
  return cart.find((cartLine) => isSameLine(cartLine, line))
}

/** An item may sell out while it is in a cart. */
export function forSale(cart: readonly CartLine[]): CartLine[] {
  const soldOut = merch.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id)
  return cart.filter(({ id }) => !soldOut.includes(id))
}

/** If the cart has this item in this size, its count increases (Spec §4). */
export function addLine(cart: readonly CartLine[], line: CartLine): CartLine[] {
  const existing = findLine(cart, line)
  if (!existing) return [...cart, line]
  return changeCount(cart, existing, existing.count + line.count)
}

/** At least 1, and no maximum that a user could reach (Spec §4). */
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

/** Undoes a removal: the line goes back to its old place, or is added to a new line for the same item and size. */
export function restoreLine(cart: readonly CartLine[], line: CartLine, index: number): CartLine[] {
  if (findLine(cart, line)) return addLine(cart, line)
  return [...cart.slice(0, Math.max(0, index)), line, ...cart.slice(Math.max(0, index))]
}

/** Storage may contain anything: only id, size and count are used, and a price is compared. Invalid lines are dropped, equal ones merged. */
export function readCart(value: unknown): FoundCart {
  const stored = listOf(value)
  const read = stored.map(readLine)
  // Not with `addLine`: its search for each line would make a long list slow.
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

/** Each line with its edition, whose items the next one does not sell. */
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
