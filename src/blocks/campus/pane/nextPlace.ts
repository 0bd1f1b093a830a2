import type { Point } from '../geo'

const DIRECTIONS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
/** Going sideways counts for more, so that an arrow leads to what lies ahead. */
const SIDEWAYS = 2

type Target = Point & { id: string }

/** What an arrow key, Home or End leads to: the nearest target that way, the first or the last. */
export function nextPlace<Item extends Target>(
  key: string,
  here: Item,
  all: readonly Item[],
): Item | undefined {
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  const way = DIRECTIONS[key]
  if (!way) return undefined
  const ahead = all
    .map((item) => {
      const [dx, dy] = [item.x - here.x, item.y - here.y]
      const along = dx * way.x + dy * way.y
      const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
      return { item, along, cost: along + SIDEWAYS * aside }
    })
    .filter(({ item, along }) => item !== here && along > 0)
    .sort((one, other) => one.cost - other.cost)
  return ahead[0]?.item
}

export const isPlaceKey = (key: string) => key in DIRECTIONS || key === 'Home' || key === 'End'
