import type { Point } from '../geo'

type Step = readonly [command: 'M' | 'C' | 'L' | 'Z', ...points: number[]]
type Motif = { steps: readonly Step[]; isFilled?: true }

const petal = (size: number, width: number): Motif => ({
  steps: [
    ['M', 0, 0],
    ['C', -width / 4, -size * 0.2, -width * 0.55, -size * 0.5, -width / 2, -size * 0.72],
    ['C', -width * 0.45, -size * 1.08, width * 0.45, -size * 1.08, width / 2, -size * 0.72],
    ['C', width * 0.55, -size * 0.5, width / 4, -size * 0.2, 0, 0],
    ['Z'],
  ],
})

const grain = (size: number, width: number, { x = 0, y = 0, turn = 0 } = {}): Motif => ({
  isFilled: true,
  steps: turned(
    [
      ['M', 0, 0],
      ['C', -width * 0.55, -size * 0.35, -width * 0.5, -size * 0.7, 0, -size],
      ['C', width * 0.5, -size * 0.7, width * 0.55, -size * 0.35, 0, 0],
      ['Z'],
    ],
    turn,
    { x, y },
  ),
})

const bud = (size: number): Motif => ({
  steps: [
    ['M', 0, 0],
    ['C', -size * 0.4, -size * 0.1, -size * 0.5, -size * 0.6, 0, -size],
    ['C', size * 0.5, -size * 0.6, size * 0.4, -size * 0.1, 0, 0],
    ['Z'],
  ],
})

const drop = (y: number): Motif => grain(4, 5, { y })

/** An ear of paddy: a stem with pairs of grains. */
const paddy: Motif[] = [
  {
    steps: [
      ['M', 0, 0],
      ['C', 1, -6, -1, -12, 0, -20],
    ],
  },
  ...[4, 9, 14].flatMap((y) => [44, -44].map((turn) => grain(8, 4, { y: -y, turn }))),
]

const spiral: Motif[] = [
  {
    steps: [
      ['M', 0, 0],
      ['C', -10, -6, -9, -18, 0, -18],
      ['C', 7, -18, 8, -9, 1, -9],
    ],
  },
]

/** The rings from the inside: petals, paddy and spirals, buds, drops. The motifs of a ring take turns. */
const RINGS: readonly { every: number; motifs: readonly (readonly Motif[])[] }[] = [
  { every: 26, motifs: [[petal(15, 17), grain(8, 4)]] },
  { every: 34, motifs: [paddy, spiral] },
  {
    every: 26,
    motifs: [
      [bud(18), drop(-22)],
      [bud(12), drop(-16)],
    ],
  },
  { every: 34, motifs: [[grain(11, 7)]] },
]

/** The paths of one ring round the origin: lines, and filled shapes. */
export function ornamentOf(ring: number, radius: number): { lines: string; shapes: string } {
  const { every, motifs } = RINGS[ring % RINGS.length] ?? { every: 30, motifs: [] }
  const count = Math.round((2 * Math.PI * radius) / every / 2) * 2
  const drawn = Array.from({ length: count }, (_, index) => {
    const turn = (360 * index) / count
    const foot = turnedPoint({ x: 0, y: -radius - 4 }, turn)
    return (motifs[index % motifs.length] ?? []).map((motif) => ({
      isFilled: motif.isFilled,
      text: pathOf(turned(motif.steps, turn, foot)),
    }))
  }).flat()
  const join = (isFilled: true | undefined) =>
    drawn.flatMap((each) => (each.isFilled === isFilled ? each.text : [])).join('')
  return { lines: join(undefined), shapes: join(true) }
}

function pathOf(steps: readonly Step[]): string {
  return steps.map(([command, ...points]) => command + points.map(short).join(' ')).join('')
}

function turned(steps: readonly Step[], turn: number, by: Point): Step[] {
  return steps.map(([command, ...points]) => {
    const pairs = points.flatMap((x, index) => {
      if (index % 2 > 0) return []
      const point = turnedPoint({ x, y: points[index + 1] ?? 0 }, turn)
      return [point.x + by.x, point.y + by.y]
    })
    return [command, ...pairs] as const
  })
}

function turnedPoint({ x, y }: Point, turn: number): Point {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

const short = (number: number) => Math.round(number * 10) / 10
