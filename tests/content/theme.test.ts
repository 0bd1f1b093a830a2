import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawings, listMarkers, menuDrawing, podium } from '@/theme/drawings'
import { heroes, sideDrawing } from '@/content/heroes'
import { merch } from '@/content/merch'
import { menuPages } from '@/content/nav'

const read = (file: string) => readFileSync(file, 'utf8')

const ofMenu = menuPages
  .flatMap(({ entries, toggle }) => [...entries, toggle])
  .map(({ drawing }) => menuDrawing(drawing))
const all = [...Object.values(drawings), ...listMarkers, ...podium, ...ofMenu]

test.each(all.map((drawing) => [drawing.src, drawing] as const))(
  '%s exists, and has the proportions that the theme says',
  (src, { width, height }) => {
    const [, w, h] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(read(`public${src}`)) ?? []
    // A pixel more or less is rounded.
    expect(Math.abs(height - (width * Number(h)) / Number(w))).toBeLessThanOrEqual(1)
  },
)

const sources = ['src/theme', 'src/content', 'src/features', 'src/app', 'src/blocks', 'src/shared']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(css|tsx?)$/.test(file))
const named = [read('index.html'), ...sources.map(read)].flatMap((text) => [
  ...(text.match(/(?<=["'`(])\/art\/[\w/-]+\.svg/g) ?? []),
])
const composed = [
  ...all.map(({ src }) => src),
  ...heroes.map((hero) => hero.drawing),
  ...heroes.map((hero) => sideDrawing(hero).replace(/#.*/, '')),
  ...merch.flatMap(({ imageFront, imageBack }) => [imageFront, imageBack]),
]
const used = new Set([...named, ...composed])

test('every drawing that a file names exists', () => {
  expect([...used].filter((src) => !existsSync(`public${src}`))).toEqual([])
})

test('no drawing is left over, but those of the gallery, which replace photos', () => {
  const files = readdirSync('public/art', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg') && !name.startsWith('gallery'))
    .map((name) => `/art/${name}`)
  expect(files.filter((src) => !used.has(src))).toEqual([])
})

test('only the theme, the content and the document name a drawing', () => {
  const elsewhere = sources.filter((file) => !/^src\/(theme|content)\//.test(file))
  expect(elsewhere.filter((file) => /\/art\/(?!gallery\/)/.test(read(file)))).toEqual([])
})
