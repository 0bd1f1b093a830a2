import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['src', 'tests', 'e2e', 'public'])(
  'no two files of %s differ by upper and lower case alone, which Windows and macOS take for one',
  (folder) => {
    const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    // An import leaves the extension out.
    const names = [...new Set(files.map((file) => file.replace(/\.\w+$/, '')))]
    const lowered = names.map((name) => name.toLowerCase())
    const alike = names.filter((_, index) => lowered.indexOf(lowered[index] ?? '') !== index)
    expect(alike).toEqual([])
  },
)
