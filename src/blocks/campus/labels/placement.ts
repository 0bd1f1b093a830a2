import { gapOf, gapToBox, overlapOf, type Box, type Point } from '../geo'
import { costBetween, costOfSurroundings } from './placementCost'
import { LINE_PX, widthOf } from './textLines'

/** Something that needs room for a sign and a name; x and y are its true spot in pixels, which never moves. */
export type Item = Point & { id: string; lines: readonly string[]; isLandmark: boolean }

/** Where the sign stands and its name is written. Names without room are not written. */
export type Placement = {
  head: Point
  label: Box
  align: 'start' | 'middle' | 'end'
  isFree: boolean
}

const SIGN_RADIUS = 22
const DOT_RADIUS = 5
const LEADER_LENGTHS_PX = [2, 14, 28, 44]
const ANGLES_DEG = [0, 24, -24, 50, -50, 80, -80, 115, -115, 180]
/** The placements of an item that are compared with those of its neighbours, the best first. */
const PLACEMENTS_TRIED = 70
const ROUNDS = 5
/** Items that are farther apart never touch. */
const REACH_PX = 330

export type Candidate = Placement & { item: Item; radius: number; cost: number }

export type Surroundings = {
  /** Boxes that stay free. */
  obstacles: readonly Box[]
  /** Spots that should not be covered. */
  dots?: readonly Point[]
}

/**
 * Places each sign and its name so that few of them touch: in turns, each item takes the placement that costs least
 * beside those of its neighbours.
 */
export function placeLabels(
  items: readonly Item[],
  { obstacles, dots = [] }: Surroundings,
): Map<string, Placement> {
  const choices = items.map((item) =>
    candidatesOf(item, obstacles, dots)
      .sort((one, other) => one.cost - other.cost)
      .slice(0, PLACEMENTS_TRIED),
  )
  const near = items.map((item) =>
    items.flatMap((other, index) =>
      other !== item && gapOf(item, other) < REACH_PX ? [index] : [],
    ),
  )
  const chosen = choices.flatMap(([first]) => (first ? [first] : []))
  for (let round = 0; round < ROUNDS; round++) {
    const moved = choices.filter((list, index) => {
      const others = (near[index] ?? []).flatMap((other) => chosen[other] ?? [])
      const best = cheapest(list, others)
      const isMoved = best !== undefined && best !== chosen[index]
      if (isMoved) chosen[index] = best
      return isMoved
    })
    if (moved.length === 0) break
  }
  return new Map(
    chosen.map((placement) => [
      placement.item.id,
      { ...placement, isFree: isFree(placement, chosen, obstacles) },
    ]),
  )
}

function cheapest(list: readonly Candidate[], others: readonly Candidate[]) {
  let best: Candidate | undefined
  let lowest = Infinity
  for (const placement of list) {
    if (placement.cost >= lowest) break
    let cost = placement.cost
    for (const other of others) {
      cost += costBetween(placement, other)
      if (cost >= lowest) break
    }
    if (cost < lowest) [best, lowest] = [placement, cost]
  }
  return best
}

function candidatesOf(item: Item, obstacles: readonly Box[], dots: readonly Point[]): Candidate[] {
  const radius = item.isLandmark ? DOT_RADIUS : SIGN_RADIUS
  return headsOf(item, radius).flatMap(({ head, cost }) =>
    labelsOf(item, head, radius).map((placement) => ({
      ...placement,
      item,
      head,
      radius,
      isFree: true,
      cost:
        cost +
        placement.cost +
        costOfSurroundings(placement.label, head, { radius, obstacles, dots, item }),
    })),
  )
}

/** Straight up on a short stick is best. */
function headsOf(item: Item, radius: number): { head: Point; cost: number }[] {
  if (item.isLandmark) return [{ head: item, cost: 0 }]
  return LEADER_LENGTHS_PX.flatMap((stick, index) =>
    ANGLES_DEG.filter((lean) => index > 0 || Math.abs(lean) < 60).map((lean) => {
      const turn = (lean * Math.PI) / 180
      const reach = stick + radius
      const head = { x: item.x + reach * Math.sin(turn), y: item.y - reach * Math.cos(turn) }
      return { head, cost: stick * 0.35 + Math.abs(lean) * 0.16 }
    }),
  )
}

/** Beside, above or below the sign, or at one of its corners. */
function labelsOf({ lines }: Item, head: Point, radius: number) {
  const w = Math.max(...lines.map(widthOf))
  const h = lines.length * LINE_PX
  const gap = radius + 5
  const placements: [Placement['align'], number, number, number][] = [
    ['start', gap, -h / 2, 0],
    ['end', -gap - w, -h / 2, 2],
    ['middle', -w / 2, -gap - h, 5],
    ['middle', -w / 2, gap, 7],
    ['start', gap, -gap - h * 0.35, 4],
    ['end', -gap - w, -gap - h * 0.35, 5],
    ['start', gap * 0.7, gap - h * 0.4, 4],
    ['end', -gap * 0.7 - w, gap - h * 0.4, 5],
  ]
  return placements.map(([align, dx, dy, cost]) => ({
    align,
    label: { x: head.x + dx, y: head.y + dy, w, h },
    cost,
  }))
}

/** Landmarks give way: their name is written only where nothing else is. */
function isFree(
  placement: Candidate,
  all: readonly Candidate[],
  obstacles: readonly Box[],
): boolean {
  if (!placement.item.isLandmark) return true
  if (obstacles.some((obstacle) => overlapOf(placement.label, obstacle) > 0)) return false
  return all.every(
    (other) =>
      other === placement ||
      (overlapOf(placement.label, other.label, 2) === 0 &&
        gapToBox(placement.label, other.head) > other.radius + 2),
  )
}
