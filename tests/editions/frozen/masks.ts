import type { Mask } from '../../../src/content/masks'

/**
 * The cast of this edition's theme, in the order in which the masks are lifted. Every drawing has its middle at the
 * same place of the same sheet (1440 x 1420, the middle at 720, 740) and names its moving parts by `data-part`.
 * `theme.css` says how large each is shown.
 */
export const masks = [
  { id: 'king', name: 'king', drawing: '/art/masks/king-live.svg' },
  { id: 'lion', name: 'lion', drawing: '/art/masks/lion-live.svg' },
  { id: 'peacock', name: 'peacock', drawing: '/art/masks/peacock-live.svg' },
  { id: 'laugh', name: 'laughing face', drawing: '/art/masks/laugh-live.svg' },
  { id: 'moon', name: 'moon', drawing: '/art/masks/moon-live.svg' },
] as const

/** Who hangs beside the great mask at first: the left thread from above, then the right one. */
export const firstSideMasks: readonly Mask['id'][] = ['lion', 'peacock', 'moon', 'laugh']

/** The drawings that stand beside the words of a screen. */
export const decorations = {
  navigation: '/art/masks/king.svg',
  signIn: '/art/masks/peacock.svg',
  signUp: '/art/masks/moon.svg',
  faqs: '/art/masks/laugh.svg',
  stayPackage: '/art/masks/king.svg',
  freeDelivery: '/art/masks/laugh.svg',
  registeredEvents: { left: '/art/masks/lion.svg', right: '/art/masks/moon.svg' },
}

/** All of them small, on one sheet with a view for each. */
export const sideDrawing = (mask: Mask) => `/art/masks/hung.svg#${mask.id}`
