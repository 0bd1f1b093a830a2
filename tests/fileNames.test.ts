import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** macOS and Windows take them for the same file. An import leaves the ending out, so it does not count. */
test.each(['src', 'tests', 'e2e', 'public'])(
  'no two files of %s differ in their case alone',
  (folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const bare = [...new Set(names.map((name) => name.replace(/\.\w+$/, '')))]
    const lower = bare.map((name) => name.toLowerCase())
    expect(bare.filter((_, index) => lower.indexOf(lower[index] ?? '') !== index)).toEqual([])
  },
)
