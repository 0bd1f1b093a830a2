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
    const right = (width * Number(h)) / Number(w)
    const advice = `${src} is ${w} x ${h}: with a width of ${width}, its height in drawings.ts is ${Math.round(right)}`
    // A pixel more or less is rounded.
    expect(Math.abs(height - right), advice).toBeLessThanOrEqual(1)
  },
)

const sources = [
  'src/theme',
  'src/content',
  'src/features',
  'src/app',
  'src/blocks',
  'src/shared',
  'src/platform/build',
]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(css|tsx?)$/.test(file))
const named = sources
  .map(read)
  .flatMap((text) => [...(text.match(/(?<=["'`(])\/art\/[\w/-]+\.svg/g) ?? [])])
const composed = [
  ...all.map(({ src }) => src),
  ...heroes.map((hero) => hero.drawing),
  ...heroes.map((hero) => sideDrawing(hero).replace(/#.*/, '')),
  ...merch.flatMap(({ imageFront, imageBack }) => [imageFront, imageBack]),
]
const used = new Set([...named, ...composed])

test('every drawing that a file names exists', () => {
  const missing = [...used].filter((src) => !existsSync(`public${src}`))
  expect(missing, 'draw these in public, or name others').toEqual([])
})

test('no drawing is left over, but those of the gallery, which replace photos', () => {
  const files = readdirSync('public/art', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg') && !name.startsWith('gallery'))
    .map((name) => `/art/${name}`)
  const leftOver = files.filter((src) => !used.has(src))
  expect(leftOver, 'delete these from public, or name them').toEqual([])
})

test('only the theme and the content name a drawing', () => {
  const elsewhere = sources.filter((file) => !/^src\/(theme|content)\//.test(file))
  const naming = elsewhere.filter((file) => /\/art\/\w/.test(read(file)))
  expect(naming, 'move the names of drawings in these into src/theme or src/content').toEqual([])
})
