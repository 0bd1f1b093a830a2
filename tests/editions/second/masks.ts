export const masks = [
  { id: 'moon', name: 'cloud', drawing: '/art/masks/moon-live.svg' },
  { id: 'peacock', name: 'rain bird', drawing: '/art/masks/peacock-live.svg' },
  { id: 'laugh', name: 'frog', drawing: '/art/masks/laugh-live.svg' },
] as const
export const firstSideMasks = ['peacock', 'laugh']
export const decorations = {
  navigation: '/art/masks/moon.svg',
  signIn: '/art/masks/laugh.svg',
  signUp: '/art/masks/peacock.svg',
  faqs: '/art/masks/moon.svg',
  stayPackage: '/art/masks/laugh.svg',
  freeDelivery: '/art/masks/peacock.svg',
  registeredEvents: { left: '/art/masks/moon.svg', right: '/art/masks/laugh.svg' },
}
export const sideDrawing = (mask: (typeof masks)[number]) => `/art/masks/hung.svg#${mask.id}`
