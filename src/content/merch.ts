/** For an item that is worn, `chest` is its width in inches. */
export type Size = { size: string; chest?: number }

/** What items of one kind have in common. A new kind needs nothing but an entry below, and the drawings of its items. */
type MerchKind = {
  /** As the checkout calls it. */
  category: string
  /** As people call it, in descriptions of its pictures. */
  name: string
  /** Without a choice for people, one: its name is sent to the checkout, and not shown. */
  sizes: readonly [Size, ...Size[]]
  /** On the line of the shop: two pegs at its shoulders, or one in the middle of its upper edge. */
  hangsBy: 'shoulders' | 'top'
}

/** Spec §3. `name` is the kind of item, `title` is its own name. */
export type MerchItem = MerchKind & {
  id: number
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

/** All kinds of items, at the beginning of a sentence. */
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
