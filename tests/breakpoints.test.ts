import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Spec §9: these tune the phone's menu, and nothing else changes there. */
const OF_THE_MENU = [405, 425, 720, 750]
const MENU = 'src/app/nav/orb/'

/** Every size at which a rule or a script of the site changes something, and the files where it does. */
function sizesIn(files: string[]): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const file of files) {
    const queries = readFileSync(file, 'utf8').matchAll(
      /@(?:media|container)[^{]*|\([^()]*\b(?:width|height)\b[^()]*\)/g,
    )
    for (const [query] of queries)
      for (const [, size, unit] of query.matchAll(/([\d.]+)(px|r?em)\b/g)) {
        const pixels = Number(size) * (unit === 'px' ? 1 : 16)
        found.set(pixels, [...(found.get(pixels) ?? []), file])
      }
  }
  return found
}

const all = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name))
  .map((name) => `src/${name}`)

test('405, 425, 720 and 750 px tune the phone’s menu', () => {
  const sizes = sizesIn(all.filter((file) => file.startsWith(MENU)))
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(OF_THE_MENU))
})

test('nothing but the phone’s menu changes at 405, 425, 720 and 750 px', () => {
  const sizes = sizesIn(all.filter((file) => !file.startsWith(MENU)))
  // So there is something that would be found.
  expect(sizes.get(600)?.length).toBeGreaterThan(50)
  for (const size of OF_THE_MENU) expect(sizes.get(size) ?? [], `${size} px`).toEqual([])
})
