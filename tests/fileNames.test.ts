import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Two names of one folder that macOS and Windows take for the same; an import leaves the ending out, so it does not count. */
function mixedUp(names: string[]): string[][] {
  const groups = new Map<string, Set<string>>()
  for (const name of names) {
    const bare = name.replace(/\.\w+$/, '')
    const key = bare.toLowerCase()
    groups.set(key, (groups.get(key) ?? new Set()).add(bare))
  }
  return [...groups.values()].filter(({ size }) => size > 1).map((group) => [...group])
}

test('names that differ in their case alone are found', () => {
  expect(mixedUp(['a/Form.tsx', 'a/form.ts', 'b/form.ts'])).toEqual([['a/Form', 'a/form']])
  expect(mixedUp(['a/Form.tsx', 'a/Form.module.css', 'a/Form.css'])).toEqual([])
})

test.each(['src', 'tests', 'e2e', 'public'])(
  'no two files of %s differ in their case alone',
  (folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(names.length).toBeGreaterThan(0)
    expect(mixedUp(names)).toEqual([])
  },
)
