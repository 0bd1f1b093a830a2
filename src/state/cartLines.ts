import type { CartLine } from '@/api/handoffs'
import { isRecord, listOf, numberOf, textOf } from '@/shared/lib/unknown'

/** Adds a line; the same item in the same size raises the line that is there (Spec §4). */
export function addLine(cart: CartLine[], line: CartLine): CartLine[] {
  const existing = cart.find((each) => isSameLine(each, line))
  if (!existing) return [...cart, line]
  return changeCount(cart, existing, existing.count + line.count)
}

/** Sets how many; never below 1, and without a cap (Spec §4). */
export function changeCount(cart: CartLine[], line: CartLine, count: number): CartLine[] {
  const atLeastOne = Math.max(1, count)
  return cart.map((each) =>
    isSameLine(each, line) ? { ...each, count: atLeastOne, total: atLeastOne * each.price } : each,
  )
}

export function removeLine(cart: CartLine[], line: CartLine): CartLine[] {
  return cart.filter((each) => !isSameLine(each, line))
}

/** A cart out of storage: a broken line costs that line, and totals are worked out anew. */
export function readCart(found: unknown): CartLine[] {
  return listOf(found)
    .filter(isRecord)
    .flatMap((fields) => {
      const [id, count, price] = [fields.id, fields.count, fields.price].map(numberOf)
      const size = textOf(fields.size)
      if (!id || !count || !price || !size || count < 1 || price < 0) return []
      const whole = Math.floor(count)
      const words = { category: textOf(fields.category), title: textOf(fields.title), size }
      return [{ id, ...words, count: whole, price, total: whole * price }]
    })
}

function isSameLine(one: CartLine, other: CartLine) {
  return one.id === other.id && one.size === other.size
}
