import fc, { type IRawProperty } from 'fast-check'
import { test } from 'vitest'

/** The same cases every time. Others: `PROPERTY_SEED=7 npm run unit -- --project properties`. */
const seed = Number(process.env.PROPERTY_SEED ?? 65)

/** `npm run test:long` sets `LONG`. */
const numRuns = process.env.LONG ? 10_000 : 500

/** The properties by their titles. */
export function checkProperties(properties: Record<string, IRawProperty<unknown, boolean>>) {
  for (const [name, property] of Object.entries(properties))
    test(name, () => fc.assert(property, { numRuns, seed }))
}
