export type Hero = { id: string; name: string; drawing: string }

/** In the order in which they are lifted. Drawings are 1440 x 1420, centred at 720, 740; `data-part` names their moving parts. */
export const heroes: readonly [Hero, ...Hero[]] = [
  { id: 'hero-1', name: 'king', drawing: '/art/heroes/hero-1-live.svg' },
  { id: 'hero-2', name: 'lion', drawing: '/art/heroes/hero-2-live.svg' },
  { id: 'hero-3', name: 'peacock', drawing: '/art/heroes/hero-3-live.svg' },
  { id: 'hero-4', name: 'laughing face', drawing: '/art/heroes/hero-4-live.svg' },
  { id: 'hero-5', name: 'moon', drawing: '/art/heroes/hero-5-live.svg' },
]

/** The heroes beside the large one when the page opens: the left column from the top, then the right one. */
export const firstSideHeroes: readonly string[] = ['hero-2', 'hero-3', 'hero-5', 'hero-4']

/** What a press on the hero in front does, for screen readers. */
export const liftLabel = (hero: Hero) => `Unmask the ${hero.name}`

/** The small heroes, on one sheet with a view for each. */
export const sideDrawing = (hero: Hero) => `/art/heroes/sides.svg#${hero.id}`
