import type { Mask } from '../../../src/content/masks'

export const masks = [
  { id: 'king', name: 'king', drawing: '/art/masks/king-live.svg' },
  { id: 'lion', name: 'lion', drawing: '/art/masks/lion-live.svg' },
  { id: 'peacock', name: 'peacock', drawing: '/art/masks/peacock-live.svg' },
  { id: 'laugh', name: 'laughing face', drawing: '/art/masks/laugh-live.svg' },
  { id: 'moon', name: 'moon', drawing: '/art/masks/moon-live.svg' },
] as const

export const firstSideMasks: readonly Mask['id'][] = ['lion', 'peacock', 'moon', 'laugh']

export const decorations = {
  navigation: '/art/masks/king.svg',
  signIn: '/art/masks/peacock.svg',
  signUp: '/art/masks/moon.svg',
  faqs: '/art/masks/laugh.svg',
  stayPackage: '/art/masks/king.svg',
  freeDelivery: '/art/masks/laugh.svg',
  registeredEvents: { left: '/art/masks/lion.svg', right: '/art/masks/moon.svg' },
}

export const sideDrawing = (mask: Mask) => `/art/masks/hung.svg#${mask.id}`
