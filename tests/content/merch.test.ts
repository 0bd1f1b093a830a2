import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { delivery, merch, quantities, sizes } from '@/content/merch'

test('sizes grow, the picker offers something, and delivery can be free', () => {
  const chests = sizes.map(({ chest }) => chest)
  expect(chests).toEqual(chests.toSorted((one, other) => one - other))
  expect(quantities.least).toBe(1)
  expect(quantities.most).toBeGreaterThan(quantities.least)
  expect(delivery.freeFrom).toBeGreaterThan(delivery.perPiece)
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

test('every item says what is printed on both sides', () => {
  for (const { printFront, printBack } of merch)
    for (const print of [printFront, printBack]) expect(print).toMatch(/^\S.{5,}\w$/)
})
