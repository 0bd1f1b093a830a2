/** `chest` is the width in inches of an item to wear. */
export type Size = { size: string; chest?: number }

/** The facts that all items of one kind share. A new kind needs only an entry below and drawings of its items. */
type MerchKind = {
  /** The name of the kind for the checkout. */
  category: string
  /** The name of the kind in alt texts. */
  name: string
  /** An item without a choice has one size. The checkout gets its name, and the site does not show it. */
  sizes: readonly [Size, ...Size[]]
  /** How the item hangs in the shop: by two pegs at its shoulders, or by one peg in the middle of its top. */
  hangsBy: 'shoulders' | 'top'
}

/** Spec §3. `name` is the kind of item, and `title` is the item's own name. */
export type MerchItem = MerchKind & {
  id: number
  title: string
  /** In whole rupees. */
  price: number
  imageFront: string
  imageBack: string
  /** Alt texts: the print on the front and on the back. */
  printFront: string
  printBack: string
  /** A sold-out item is shown, but cannot be added to the cart. */
  isSoldOut: boolean
}

/** All kinds of items. The text stands at the beginning of a sentence. */
export const kinds = 'T-shirts and hoodies'

const sizes: MerchKind['sizes'] = [
  { size: 'S', chest: 40 },
  { size: 'M', chest: 42 },
  { size: 'L', chest: 44 },
  { size: 'XL', chest: 46 },
  { size: 'XXL', chest: 48 },
]

const printBack = 'Unmask the Magic, 65'

const tshirt = {
  ...{ category: 'tshirt', name: 'T-shirt', price: 499, printBack, sizes },
  hangsBy: 'shoulders',
} as const

const hoodie = {
  ...{ category: 'hoodie', name: 'Hoodie', price: 999, printBack, sizes },
  hangsBy: 'top',
} as const

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

/** The choices for one item (Spec §9). The cart itself has no maximum. */
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
