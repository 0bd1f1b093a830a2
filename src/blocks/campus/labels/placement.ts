import { boxAround, gapOf, gapToBox, gapToLine, overlapOf, type Box, type Point } from '../geo'
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
const STICK_POINTS = [0, 0.25, 0.5, 0.75, 1]
const ANGLES_DEG = [0, 24, -24, 50, -50, 80, -80, 115, -115, 180]
/** The placements of an item that are compared with those of its neighbours, the best first. */
const PLACEMENTS_TRIED = 70
const ROUNDS = 5
/** Items that are farther apart never touch. */
const REACH_PX = 330
const SIGN_GAP_PX = 8
/** A chosen sign has a ring. */
const NAME_GAP_PX = 12
const FORBIDDEN_COST = 250

type Candidate = Placement & { item: Item; radius: number; cost: number }

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
        costOfGround(placement.label, head, { radius, obstacles, dots, item }),
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

type Ground = { radius: number; obstacles: readonly Box[]; dots: readonly Point[]; item: Item }

function costOfGround(label: Box, head: Point, { radius, obstacles, dots, item }: Ground): number {
  const sign = boxAround(head, radius + 4)
  let cost = 0
  for (const obstacle of obstacles) {
    for (const box of [sign, label]) if (overlapOf(box, obstacle, 4) > 0) cost += FORBIDDEN_COST * 2
  }
  for (const dot of dots) {
    if (gapToBox(label, dot) < 6) cost += 16
    if (gapOf(head, dot) < radius + 4) cost += 14
  }
  return item.isLandmark ? cost : cost + costOfOwnSign(label, head, item)
}

function costOfOwnSign(label: Box, head: Point, item: Item): number {
  const badge = gapToBox(label, badgeOf(head)) < 12 ? 60 : 0
  return isOverStick(label, item, head) ? badge + FORBIDDEN_COST : badge
}

function costBetween(one: Candidate, other: Candidate): number {
  const room = one.radius + other.radius + SIGN_GAP_PX
  const gap = gapOf(one.head, other.head)
  let cost = gap < room ? FORBIDDEN_COST + (room - gap) * 18 : 0
  if (overlapOf(one.label, other.label, 5) > 0) cost += 3 * FORBIDDEN_COST
  return cost + costOfMeeting(one, other) + costOfMeeting(other, one)
}

/** What the name and sign of one cover of the other. */
function costOfMeeting({ label, head, radius, item }: Candidate, other: Candidate): number {
  let cost = 0
  const gap = gapToBox(label, other.head)
  const keep = other.radius + NAME_GAP_PX
  if (gap < keep) cost += 170 + (keep - gap) * 12
  const spot = gapToBox(label, other.item)
  if (spot < 7) cost += 300
  if (!other.item.isLandmark) {
    if (spot >= 7 && spot < 20) cost += 22
    cost += costOfSign(label, other)
    if (gapToLine(other.item, other.head, head) < radius) cost += 90
  }
  if (!item.isLandmark && gapOf(head, other.item) < radius + 5) cost += 110
  return cost
}

/** A name over the badge or the stick of another sign. */
function costOfSign(label: Box, { head, item }: Candidate): number {
  const badge = gapToBox(label, badgeOf(head)) < 12 ? 120 : 0
  return isOverStick(label, item, head) ? badge + 400 : badge
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

/** The count of events stands at the top right of a sign. */
const badgeOf = ({ x, y }: Point): Point => ({ x: x + 16, y: y - 15 })

/** Seen at points that are nearer to each other than a name is high. */
function isOverStick(label: Box, foot: Point, head: Point): boolean {
  const [dx, dy] = [head.x - foot.x, head.y - foot.y]
  return STICK_POINTS.some((t) => gapToBox(label, { x: foot.x + dx * t, y: foot.y + dy * t }) < 5)
}
