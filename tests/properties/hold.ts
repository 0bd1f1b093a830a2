import fc, { type IRawProperty } from 'fast-check'
import { test } from 'vitest'
import { PROPERTY_RUNS, QUICK_RUNS, type Group, type PROPERTIES } from './list'

/** The same cases every time. Others: `PROPERTY_SEED=7 npx vitest run tests/properties`. */
const seed = Number(process.env.PROPERTY_SEED ?? 65)

/** `npm run test:long` sets `LONG`. */
const numRuns = process.env.LONG ? PROPERTY_RUNS : QUICK_RUNS

export function hold<Of extends Group>(
  _group: Of,
  properties: Record<(typeof PROPERTIES)[Of][number], IRawProperty<unknown, boolean>>,
) {
  for (const [name, property] of Object.entries<IRawProperty<unknown, boolean>>(properties))
    test(name, () => fc.assert(property, { numRuns, seed }))
}
