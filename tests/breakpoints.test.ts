import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Spec §9: these tune the phone's menu, and nothing else changes there. */
const OF_THE_MENU = [405, 425, 720, 750]
const MENU = 'src/app/nav/orb/'

const QUERIES = /@(?:media|container)[^{]*|\([^()]*\b(?:width|height)\b[^()]*\)/g

/** Every size at which a rule or a script of the site changes something, and the files where it does. */
function sizesIn(files: string[], of = QUERIES): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const file of files) {
    const queries = readFileSync(file, 'utf8').matchAll(of)
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

/** What `shared/styles/tokens.css` names; 40rem is the height that the schedule's own column needs. */
const NAMED = [360, 560, 600, 640, 960, 1181]
/** Where the dashboard's Back fits beside the links of the navigation. */
const BESIDE_THE_LINKS = 1440

test('the window counts at a few named sizes only', () => {
  const sizes = sizesIn(
    all.filter((file) => !file.startsWith(MENU)),
    /@media[^{]*|useMediaQuery\('[^']*/g,
  )
  expect([...sizes.keys()].filter((size) => !NAMED.includes(size))).toEqual([BESIDE_THE_LINKS])
  expect(sizes.get(BESIDE_THE_LINKS)).toEqual(['src/features/dashboard/Dashboard.module.css'])
})
