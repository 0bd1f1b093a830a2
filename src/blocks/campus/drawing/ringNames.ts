import { overlapOf, type Box, type Point } from '../geo'
import { widthOf } from '../labels/textLines'

type Ring = { minutes: number; radius: number }
type Room = { w: number; h: number; taken: readonly Box[] }

const MARGIN_PX = 8
const STEP = 6
/** Names begin to look for room here: south-west, where they are out of the way of the signs. */
const FIRST_ANGLE = 200

/** Each ring has its name where it crosses empty ground; a ring without room for it has none. */
export function ringNames(middle: Point, rings: readonly Ring[], room: Room) {
  return rings.reduce<{ minutes: number; box: Box }[]>((names, { minutes, radius }) => {
    const width = widthOf(`about ${minutes} min`) + 12
    const taken = [...room.taken, ...names.map(({ box }) => box)]
    const box = angles()
      .map((angle) => ({
        x: middle.x + (radius - 6) * Math.cos(angle) - width / 2,
        y: middle.y + (radius - 6) * Math.sin(angle) - 11,
        w: width,
        h: 22,
      }))
      .find((each) => isInside(each, room) && !taken.some((one) => overlapOf(each, one, 8) > 0))
    return box ? [...names, { minutes, box }] : names
  }, [])
}

/** All angles, the nearest to the first one first. */
function angles(): number[] {
  return Array.from({ length: 360 / STEP }, (_, index) => {
    const turn = Math.ceil(index / 2) * STEP * (index % 2 === 0 ? 1 : -1)
    return ((FIRST_ANGLE + turn) * Math.PI) / 180
  })
}

function isInside({ x, y, w, h }: Box, room: Room): boolean {
  return x > MARGIN_PX && y > MARGIN_PX && x + w < room.w - MARGIN_PX && y + h < room.h - MARGIN_PX
}
