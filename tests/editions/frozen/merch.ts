import type { MerchItem } from '../../../src/content/merch'

const printBack = 'Unmask the Magic, 65'
const tshirt = { category: 'tshirt', name: 'T-shirt', price: 499, printBack } as const
const hoodie = { category: 'hoodie', name: 'Hoodie', price: 999, printBack } as const

/** The shop's catalogue, in the order in which it hangs on the rope. */
export const merch: readonly MerchItem[] = [
  {
    id: 1,
    ...tshirt,
    title: 'With The Waves',
    ...drawings('1-with-the-waves'),
    printFront: 'blue, with the moon mask',
    isSoldOut: false,
  },
  {
    id: 2,
    ...tshirt,
    title: 'Weaver of Spells',
    ...drawings('2-weaver-of-spells'),
    printFront: 'cream, with the peacock mask',
    isSoldOut: false,
  },
  {
    id: 3,
    ...hoodie,
    title: 'Oldman Hoodie',
    ...drawings('3-oldman-hoodie'),
    printFront: 'teal, with the laughing mask',
    isSoldOut: false,
  },
  {
    id: 4,
    ...hoodie,
    title: 'Unmask The Mystery',
    ...drawings('4-unmask-the-mystery'),
    printFront: 'red, with the king’s mask',
    isSoldOut: false,
  },
]

/** Sizes and how wide each is around the chest, in inches. */
export const sizes = [
  { size: 'S', chest: 40 },
  { size: 'M', chest: 42 },
  { size: 'L', chest: 44 },
  { size: 'XL', chest: 46 },
  { size: 'XXL', chest: 48 },
] as const

/** How many pieces the picker of an item offers (Spec §9). The cart itself has no cap. */
export const quantities = { least: 1, most: 15 }

/** Spec §9: what home delivery costs in rupees, and from which subtotal it is free. Collecting costs nothing. */
export const delivery = {
  perPiece: 60,
  freeFrom: 2449,
  when: 'about 1 month after the fest',
  collectAt: 'the control tent',
}

function drawings(name: string) {
  return { imageFront: `/art/merch/${name}-front.svg`, imageBack: `/art/merch/${name}-back.svg` }
}
