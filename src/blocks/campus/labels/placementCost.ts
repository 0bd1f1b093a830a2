import { boxAround, gapOf, gapToBox, gapToLine, overlapOf, type Box, type Point } from '../geo'
import type { Candidate, Item } from './placement'

const STICK_POINTS = [0, 0.25, 0.5, 0.75, 1]
const SIGN_GAP_PX = 8
/** A chosen sign has a ring. */
const NAME_GAP_PX = 12
const FORBIDDEN_COST = 250

type Around = { radius: number; obstacles: readonly Box[]; dots: readonly Point[]; item: Item }

/** What the sign and its name cover, except other signs. */
export function costOfSurroundings(
  label: Box,
  head: Point,
  { radius, obstacles, dots, item }: Around,
): number {
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

/** What two signs and their names cover of each other. */
export function costBetween(one: Candidate, other: Candidate): number {
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

/** The count of events stands at the top right of a sign. */
const badgeOf = ({ x, y }: Point): Point => ({ x: x + 16, y: y - 15 })

/** Seen at points that are nearer to each other than a name is high. */
function isOverStick(label: Box, foot: Point, head: Point): boolean {
  const [dx, dy] = [head.x - foot.x, head.y - foot.y]
  return STICK_POINTS.some((t) => gapToBox(label, { x: foot.x + dx * t, y: foot.y + dy * t }) < 5)
}
