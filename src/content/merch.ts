export type MerchCategory = 'tshirt' | 'hoodie'

/** Spec §3. `name` is the kind of item, `title` is its own name. */
export type MerchItem = {
  id: number
  category: MerchCategory
  name: string
  title: string
  /** In whole rupees. */
  price: number
  imageFront: string
  imageBack: string
  /** Alt text: what is printed on the front and on the back. */
  printFront: string
  printBack: string
  /** Still shown, but cannot be added to the cart. */
  isSoldOut: boolean
}

const printBack = 'Unmask the Magic, 65'
const tshirt = { category: 'tshirt', name: 'T-shirt', price: 499, printBack } as const
const hoodie = { category: 'hoodie', name: 'Hoodie', price: 999, printBack } as const

export const merch: readonly MerchItem[] = [
  {
    id: 1,
    ...tshirt,
    title: 'With The Waves',
    ...drawings(1),
    printFront: 'blue, with the moon mask',
    isSoldOut: false,
  },
  {
    id: 2,
    ...tshirt,
    title: 'Weaver of Spells',
    ...drawings(2),
    printFront: 'cream, with the peacock mask',
    isSoldOut: false,
  },
  {
    id: 3,
    ...hoodie,
    title: 'Oldman Hoodie',
    ...drawings(3),
    printFront: 'teal, with the laughing mask',
    isSoldOut: false,
  },
  {
    id: 4,
    ...hoodie,
    title: 'Unmask The Mystery',
    ...drawings(4),
    printFront: 'red, with the king’s mask',
    isSoldOut: false,
  },
]

/** `chest` is the width in inches. */
export const sizes = [
  { size: 'S', chest: 40 },
  { size: 'M', chest: 42 },
  { size: 'L', chest: 44 },
  { size: 'XL', chest: 46 },
  { size: 'XXL', chest: 48 },
] as const

export type Size = (typeof sizes)[number]['size']

/** What the picker of an item offers (Spec §9). The cart itself has no maximum. */
export const quantities = { least: 1, most: 15 }

/** Spec §9: the price of home delivery in rupees, and the subtotal from which it is free. */
export const delivery = {
  perPiece: 60,
  freeFrom: 2449,
  when: 'about 1 month after the fest',
  collectAt: 'the control tent',
}

function drawings(id: number) {
  return { imageFront: `/art/merch/${id}-front.svg`, imageBack: `/art/merch/${id}-back.svg` }
}
