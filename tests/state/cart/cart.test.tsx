import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { merch } from '@/content/merch'
import { CartProvider, useCart } from '@/state/cart/cart'

const [waves, weaver] = merch
if (!waves || !weaver) throw new Error('the catalogue is empty')
const STORED = {
  id: 1,
  category: 'tshirt',
  count: 2,
  price: 499,
  size: 'M',
  title: 'With The Waves',
}

/** A page with a cart; it reads the storage when it opens. */
function openCart(stored?: unknown) {
  if (stored !== undefined) localStorage.setItem('cart', JSON.stringify(stored))
  window.dispatchEvent(new StorageEvent('storage'))
  const { result } = renderHook(useCart, { wrapper: CartProvider })
  const cart = () => result.current
  const first = () => {
    const [line] = cart().lines
    if (!line) throw new Error('the cart is empty')
    return line
  }
  const counts = () => cart().lines.map(({ id, size, count }) => `${id} ${size} ${count}`)
  return { cart, first, counts }
}
const inStorage = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null')

test('a new cart is empty (Spec §3)', () => {
  expect(openCart().cart().lines).toEqual([])
})

test('what is added is stored as the list of lines that Spec §3 names (Spec §3, §4)', () => {
  const { cart } = openCart()
  act(() => void cart().add(waves, 'M', 2))
  expect(inStorage()).toEqual([{ ...STORED, total: 998, edition: 65 }])
})

test('adding reports whether the item was in the cart already', () => {
  const { cart, counts } = openCart()
  const outcomes: string[] = []
  act(() => void outcomes.push(cart().add(waves, 'M', 2)))
  act(() => void outcomes.push(cart().add(waves, 'L', 1), cart().add(waves, 'M', 3)))
  expect(outcomes).toEqual(['added', 'added', 'updated'])
  expect(counts()).toEqual(['1 M 5', '1 L 1'])
})

test('stores changed counts, removed lines and restored lines (Spec §4)', () => {
  const { cart, first, counts } = openCart([STORED, { ...STORED, size: 'L' }])
  act(() => cart().setCount(first(), 7))
  expect(counts()).toEqual(['1 M 7', '1 L 2'])
  const gone = first()
  act(() => cart().remove(gone))
  expect(counts()).toEqual(['1 L 2'])
  act(() => cart().restore(gone, 0))
  expect(counts()).toEqual(['1 M 7', '1 L 2'])
  act(() => cart().empty())
  expect(inStorage()).toEqual([])
})

test('two tabs that change different things, or the same line, do not lose each other’s change', () => {
  const { cart, first, counts } = openCart([STORED])
  // The other tab has written; its storage event has not arrived yet.
  localStorage.setItem('cart', JSON.stringify([STORED, { ...STORED, id: 4, count: 1 }]))
  act(() => cart().setCount(first(), 3))
  expect(counts()).toEqual(['1 M 3', '4 M 1'])
  localStorage.setItem('cart', JSON.stringify([{ ...STORED, count: 10 }]))
  act(() => void cart().add(waves, 'M', 1))
  expect(counts()).toEqual(['1 M 11'])
})

test('drops invalid lines, and counts them until the user is notified', () => {
  const { cart, counts } = openCart([STORED, { id: 99 }, null])
  expect(counts()).toEqual(['1 M 2'])
  expect(cart().dropped).toBe(2)
  act(() => void cart().add(weaver, 'S', 1))
  expect(cart().dropped).toBe(2)
  act(() => cart().forgetDropped())
  expect(cart().dropped).toBe(0)
  expect(inStorage()).toHaveLength(2)
  expect(openCart().cart().dropped).toBe(0)
})

test('a choice has no size and a quantity of 1 first, is kept by item, and ends with adding (Spec §3)', () => {
  const { cart } = openCart()
  const nothing = { selectedSize: undefined, quantity: 1 }
  expect(cart().choiceOf(waves)).toMatchObject(nothing)
  act(() => cart().choose(waves, { selectedSize: 'XL' }))
  act(() => cart().choose(waves, { quantity: 4 }))
  expect(cart().choiceOf(waves)).toMatchObject({ selectedSize: 'XL', quantity: 4 })
  expect(cart().choiceOf(weaver)).toMatchObject(nothing)
  act(() => void cart().add(waves, 'XL', 4))
  expect(cart().choiceOf(waves)).toMatchObject(nothing)
})
