import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * `npm run recolour -- '#131a3d=#04202c' '#f2a900=#19e3e3'` replaces colours in the drawings of `public/art`. It leaves
 * out the college's shield, and the avatars, gallery, games and merch: skin there has colours of the palette, and their
 * drawings belong to one edition. Without colours it lists all colours, the most frequent first.
 */
const EXCLUDED = /brand[\\/]shield|[\\/](avatars|gallery|games|merch)[\\/]/
const COLOUR = /#[\da-f]{6}\b|#[\da-f]{3}\b/gi

const files = readdirSync('public/art', { recursive: true, encoding: 'utf8' })
  .map((name) => join('public/art', name))
  .filter((file) => file.endsWith('.svg') && !EXCLUDED.test(file))

const pairs = process.argv.slice(2).map((pair) => pair.toLowerCase().split('='))
const wrong = pairs.filter((pair) => pair.length !== 2 || !pair.every(isColour))
if (wrong.length > 0) throw new Error(`Not a pair such as #131a3d=#04202c: ${wrong.join(' ')}`)

if (pairs.length === 0) list()
else replace(new Map(pairs.map(([from = '', to = '']) => [from, to])))

function isColour(text: string): boolean {
  return text.replace(COLOUR, '') === '' && text !== ''
}

function list() {
  const counts = new Map<string, number>()
  for (const file of files)
    for (const colour of readFileSync(file, 'utf8').toLowerCase().match(COLOUR) ?? [])
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
  for (const [colour, count] of [...counts].sort(([, a], [, b]) => b - a))
    console.warn(`${colour} ${count}`)
}

function replace(colours: Map<string, string>) {
  for (const file of files) {
    const before = readFileSync(file, 'utf8')
    const after = before.replaceAll(COLOUR, (colour) => colours.get(colour.toLowerCase()) ?? colour)
    if (after !== before) writeFileSync(file, after)
  }
}
