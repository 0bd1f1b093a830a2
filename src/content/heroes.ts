/** In the order in which they are lifted. Drawings are 1440 x 1420, centred at 720, 740; `data-part` names their moving parts. */
export const heroes = [
  { id: 'king', name: 'king', drawing: '/art/masks/king-live.svg' },
  { id: 'lion', name: 'lion', drawing: '/art/masks/lion-live.svg' },
  { id: 'peacock', name: 'peacock', drawing: '/art/masks/peacock-live.svg' },
  { id: 'laugh', name: 'laughing face', drawing: '/art/masks/laugh-live.svg' },
  { id: 'moon', name: 'moon', drawing: '/art/masks/moon-live.svg' },
] as const

/** The heroes beside the large one when the page opens: the left column from the top, then the right one. */
export const firstSideHeroes: readonly Hero['id'][] = ['lion', 'peacock', 'moon', 'laugh']

/** What a press on the hero in front does, for screen readers. */
export const liftLabel = (hero: Hero) => `Unmask the ${hero.name}`

/** The small heroes, on one sheet with a view for each. */
export const sideDrawing = (hero: Hero) => `/art/masks/hung.svg#${hero.id}`

export type Hero = (typeof heroes)[number]
