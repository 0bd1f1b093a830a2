import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { delivery, merch, quantities, sizes } from '@/content/merch'

test('the catalogue is that of Spec §3', () => {
  expect(merch.map(({ id, category, price, title }) => [id, category, price, title])).toEqual([
    [1, 'tshirt', 499, 'With The Waves'],
    [2, 'tshirt', 499, 'Weaver of Spells'],
    [3, 'hoodie', 999, 'Oldman Hoodie'],
    [4, 'hoodie', 999, 'Unmask The Mystery'],
  ])
})

test('sizes, the picker and delivery are those of Spec §9', () => {
  expect(sizes.map(({ size, chest }) => `${size} ${chest}`)).toEqual([
    'S 40',
    'M 42',
    'L 44',
    'XL 46',
    'XXL 48',
  ])
  expect(quantities).toEqual({ least: 1, most: 15 })
  expect(delivery).toMatchObject({ perPiece: 60, freeFrom: 2449 })
  expect(delivery.when).toBe('about 1 month after the fest')
})

test('ids are whole and each is there once; prices are whole rupees', () => {
  expect(new Set(merch.map(({ id }) => id)).size).toBe(merch.length)
  for (const { id, price } of merch) {
    expect(Number.isSafeInteger(id) && id > 0).toBe(true)
    expect(Number.isSafeInteger(price) && price > 0).toBe(true)
  }
})

test('every item has its two drawings, and nobody else’s', () => {
  const files = merch.flatMap(({ imageFront, imageBack }) => [imageFront, imageBack])
  expect(new Set(files).size).toBe(2 * merch.length)
  for (const file of files) expect(existsSync(`public${file}`), file).toBe(true)
})

test('every item says what is printed on it, and none is sold out today', () => {
  for (const { print, name, isSoldOut } of merch) {
    expect(print).toMatch(/^\w+, with the .+/)
    expect(name).toMatch(/^(T-shirt|Hoodie)$/)
    expect(isSoldOut).toBe(false)
  }
})
