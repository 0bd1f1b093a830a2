const common = { category: 'tshirt', name: 'T-shirt', price: 350, printBack: 'Follow the Rain, 12' }
const drawing = (name: string, side: string) => `/art/merch/${name}-${side}.svg`

export const merch = [
  {
    id: 1,
    ...common,
    title: 'Cloud Shirt',
    printFront: 'green, with a cloud',
    imageFront: drawing('1-with-the-waves', 'front'),
    imageBack: drawing('1-with-the-waves', 'back'),
    isSoldOut: false,
  },
  {
    id: 9,
    ...common,
    title: 'Frog Shirt',
    printFront: 'yellow, with a frog',
    imageFront: drawing('2-weaver-of-spells', 'front'),
    imageBack: drawing('2-weaver-of-spells', 'back'),
    isSoldOut: true,
  },
]
export const sizes = [
  { size: 'M', chest: 41 },
  { size: 'L', chest: 45 },
]
export const quantities = { least: 1, most: 5 }
export const delivery = {
  perPiece: 75,
  freeFrom: 1400,
  when: 'about 2 weeks after the fest',
  collectAt: 'the north desk',
}
