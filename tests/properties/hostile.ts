import fc, { type Arbitrary } from 'fast-check'
import { isRecord } from '@/shared/lib/parse'

/** Half of an emoji: text that is cut in the middle of a character. */
const HALF_A_CHARACTER = '\ud83c'

/** Names, rules and messages as an attacker or broken software may send them. */
export const hostileTexts = [
  '',
  ' ',
  '\n\t\u2028',
  '\0',
  '-1',
  '1e999',
  '0x41',
  '９',
  'NaN',
  'null',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"\'`${alert(1)}{{1}}',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.test',
  '%00%ff%',
  '../../..',
  'BEGIN:VEVENT\r\nEND:VCALENDAR',
  '\u202eright to left\u2066',
  'zero\u200bwidth\u200d\ufeff',
  'مهرجان',
  'वसंत उत्सव',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  HALF_A_CHARACTER,
  '🎭'.repeat(50),
  '2025-02-30',
  '2025-1-24T19:00',
]

const numbers = [0, -1, 0.5, 65, 2 ** 31, 2 ** 53, 1e21, 1e308, 5e-324]

export const text: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

type Dice = () => number

/** A small custom generator: fast-check's objects would take ten times as long. */
const seeded = fc.nat().map((seed): Dice => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
})

const leaves: unknown[] = [...hostileTexts, ...numbers, '7', '2025', null, true, false]
const pick = <Of>(all: readonly Of[], dice: Dice): Of | undefined =>
  all[Math.floor(dice() * all.length)]

function anyOf(dice: Dice): unknown {
  const [first, second] = [pick(leaves, dice), pick(leaves, dice)]
  const kind = dice()
  if (kind < 0.7) return first
  return kind < 0.85 ? [first, second] : Object.fromEntries([[pick(hostileTexts, dice), first]])
}

const SPOILT = 0.1

function bend(sample: unknown, dice: Dice): unknown {
  if (dice() < SPOILT) return anyOf(dice)
  if (Array.isArray(sample)) {
    const all: unknown[] = sample
    return Array.from({ length: Math.floor(dice() * 5) }, () => bend(pick(all, dice), dice))
  }
  if (!isRecord(sample)) return sample
  const remaining = Object.entries(sample).filter(() => dice() > SPOILT)
  return Object.fromEntries(remaining.map(([name, value]) => [name, bend(value, dice)]))
}

/** Anything that JSON can write, small. */
export const anything: Arbitrary<unknown> = seeded.map(anyOf)

/** Data of this shape, in which any part may be missing, duplicated or replaced. */
export function bent(sample: unknown): Arbitrary<unknown> {
  return seeded.map((dice) => bend(sample, dice))
}

/** Stored or received text: JSON, truncated JSON, or no JSON at all. */
export function written(value: Arbitrary<unknown>): Arbitrary<string> {
  return fc.tuple(value, seeded).map(([data, dice]) => {
    const json = JSON.stringify(data)
    const kind = dice()
    if (kind < 0.8) return json
    return kind < 0.9 ? json.slice(0, dice() * json.length) : (pick(hostileTexts, dice) ?? '')
  })
}
