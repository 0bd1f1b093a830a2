export type Hero = { id: string; name: string; drawing: string }

/** In the order of lifting. A drawing is 1440 x 1420, with its centre at 720, 740. `data-part` names its moving parts. */
export const heroes: readonly [Hero, ...Hero[]] = [
  { id: 'hero-1', name: 'king', drawing: '/art/heroes/hero-1-live.svg' },
  { id: 'hero-2', name: 'lion', drawing: '/art/heroes/hero-2-live.svg' },
  { id: 'hero-3', name: 'peacock', drawing: '/art/heroes/hero-3-live.svg' },
  { id: 'hero-4', name: 'laughing face', drawing: '/art/heroes/hero-4-live.svg' },
  { id: 'hero-5', name: 'moon', drawing: '/art/heroes/hero-5-live.svg' },
]

/** The small heroes when the page opens: the left column from top to bottom, then the right one. */
export const firstSideHeroes: readonly string[] = ['hero-2', 'hero-3', 'hero-5', 'hero-4']

/** Screen readers read this label of the hero in front. */
export const liftLabel = (hero: Hero) => `Unmask the ${hero.name}`

/** All small heroes are in one file, with a view for each. */
export const sideDrawing = (hero: Hero) => `/art/heroes/sides.svg#${hero.id}`
