import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edition } from '@/content/edition'
import { games } from '@/content/games'
import { genreTiles } from '@/content/genres'
import { heroes, liftLabel } from '@/content/heroes'
import { merch } from '@/content/merch'
import { stayPackage } from '@/content/stayPackage'
import { SITES } from '../sites'
import * as second from './second/content'

const out = SITES.second

const files = (of: RegExp) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => of.test(file))
const read = (file: string) => readFileSync(join(out, file), 'utf8')

/** All texts of a page: no addresses, no scripts, no styles and no hashes. */
function textOf(file: string): string {
  const page = new DOMParser().parseFromString(read(file), 'text/html')
  for (const part of page.querySelectorAll('style, script, template, meta[http-equiv]'))
    part.remove()
  const attributeTexts = [
    ...page.querySelectorAll('[alt], [aria-label], [content], [data-name]'),
  ].flatMap((element) =>
    ['alt', 'aria-label', 'content', 'data-name'].map((name) => element.getAttribute(name)),
  )
  return [page.title, page.body.textContent, ...attributeTexts]
    .join('\n')
    .replace(/https?:\S+/g, '')
}

const { festival, ordinal, firstDay, dates, theme, place, address } = edition
const gameTitles = Object.values(games).map(({ title }) => title)

/** Texts that only this year's edition contains: no single word that a screen may use, and no small number. */
const THIS_YEAR = [
  ...[festival, festival.replace(' ', ''), ordinal, firstDay.slice(0, 4), dates, place],
  ...[address.town, `${theme.left} ${theme.right}`, stayPackage.price, ...gameTitles],
  ...[...merch.map(({ title }) => title), ...heroes.map(liftLabel)],
]
  .filter((fact) => !JSON.stringify(second).includes(fact))
  .map((fact) => fact.replace(/\W/g, '\\$&'))

test('with another edition’s content, no page mentions this edition', () => {
  const pages = files(/\.html$/)
  expect(pages.length).toBeGreaterThan(20)
  const mentions = pages.flatMap((file) => {
    const text = textOf(file)
    return [...text.matchAll(new RegExp(`\\b(?:${THIS_YEAR.join('|')})\\b`, 'gi'))].map(
      ({ 0: fact, index }) =>
        `${file}: ${fact} in “${text.slice(Math.max(0, index - 40), index + 40).replace(/\s+/g, ' ')}”`,
    )
  })
  expect(mentions).toEqual([])
})

test('the second edition shows its own facts', () => {
  expect(textOf('index.html')).toContain('2–3 August 2031')
  expect(textOf('index.html')).toContain('Follow')
  expect(textOf('index.html')).toContain('Hilltop, Meghalaya')
  expect(textOf('accommodation.html')).toContain('1111 INR')
  expect(textOf('schedule.html')).toContain('Rain Dance Finals')
  expect(textOf('gallery.html')).toContain('Rain picture 1')
  expect(textOf('merchandise.html')).toMatch(/Frog Shirt.*Sold out|Sold out.*Frog Shirt/s)
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    name: 'Monsoon Mela',
    theme_color: '#04202c',
  })
})

test('every genre and game of the second edition has its pages, and those of this year are gone', () => {
  const pages = files(/\.html$/).map((file) => file.replaceAll('\\', '/'))
  for (const name of ['events/subevents/Robotics', 'games/puddle', 'leaderboard/puddle'])
    expect(pages).toContain(`${name}.html`)
  const goneGames = Object.keys(games).filter((name) => !(name in second.games))
  const theirGenres = second.genreTiles.map(({ name }) => name)
  const goneGenres = genreTiles
    .map(({ name }) => name)
    .filter((name) => !theirGenres.includes(name))
  const gone = [
    ...goneGames.map((name) => `games/${name}.html`),
    ...goneGenres.map((name) => `events/subevents/${name}.html`),
  ]
  expect(pages.filter((page) => gone.includes(page))).toEqual([])
})

test('with another edition’s theme, no style names a colour, a typeface or a rim of this edition', () => {
  const styles = [
    ...files(/\.css$/).map(read),
    ...files(/\.html$/).flatMap((file) => read(file).match(/<style>[^]*?<\/style>/g) ?? []),
  ]
    // Pages that stand in for other sites' frames have styles of their own.
    .filter((css) => css.includes('@layer'))
    .join('\n')
  const ownOf = (css: string) => [...css.matchAll(/#[\da-f]{6}\b/gi)].map(([hex]) => hex)
  const theirs = ownOf(readFileSync('tests/editions/second/theme/palette.css', 'utf8'))
  const ours = ownOf(readFileSync('src/theme/palette.css', 'utf8')).filter(
    (hex) => !theirs.includes(hex),
  )
  expect(ours.length).toBeGreaterThan(3)
  const fonts = readFileSync('src/theme/fonts.css', 'utf8').matchAll(/font-family: '?([^';]+)/g)
  const looks = [...ours, ...[...fonts].map(([, family = '']) => family), '/art/']
  const found = looks.filter((look) => styles.includes(look))
  expect(found).toEqual([])
  expect(styles).toMatch(/--radius-panel: ?18px/)
})

test('a site published elsewhere names no other address as its own', () => {
  for (const name of files(/\.(html|xml|txt)$/))
    expect(read(name), name).not.toContain('https://www.springfest.in')
})

test('the second edition’s scripts have no facts of this year', () => {
  // The mock server's own data are always of this year.
  const scripts = files(/assets.*\.js$/)
    .map(read)
    .filter((script) => !script.includes('mockServiceWorker'))
    .join('\n')
  const titles = gameTitles.filter((title) => title.includes(' '))
  for (const fact of [firstDay, edition.orbHint, ...titles, stayPackage.price, edition.college])
    expect(scripts.includes(fact), fact).toBe(false)
})
