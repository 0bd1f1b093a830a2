import type { MerchItem } from '../../../src/content/merch'

const printBack = 'Unmask the Magic, 65'
const tshirt = { category: 'tshirt', name: 'T-shirt', price: 499, printBack } as const
const hoodie = { category: 'hoodie', name: 'Hoodie', price: 999, printBack } as const

export const merch: readonly MerchItem[] = [
  itemOf(1, tshirt, 'With The Waves', 'blue, with the moon mask'),
  itemOf(2, tshirt, 'Weaver of Spells', 'cream, with the peacock mask'),
  itemOf(3, hoodie, 'Oldman Hoodie', 'teal, with the laughing mask'),
  itemOf(4, hoodie, 'Unmask The Mystery', 'red, with the king’s mask'),
]

function itemOf(
  id: number,
  kind: typeof tshirt | typeof hoodie,
  title: string,
  printFront: string,
): MerchItem {
  const drawing = `/art/merch/${id}-${title.toLowerCase().replaceAll(' ', '-')}`
  const images = { imageFront: `${drawing}-front.svg`, imageBack: `${drawing}-back.svg` }
  return { id, ...kind, title, ...images, printFront, isSoldOut: false }
}

export const sizes = [
  { size: 'S', chest: 40 },
  { size: 'M', chest: 42 },
  { size: 'L', chest: 44 },
  { size: 'XL', chest: 46 },
  { size: 'XXL', chest: 48 },
] as const

export const quantities = { least: 1, most: 15 }

export const delivery = {
  perPiece: 60,
  freeFrom: 2449,
  when: 'about 1 month after the fest',
  collectAt: 'the control tent',
}
