import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SITES } from '../sites'

const out = SITES.second

const files = (of: RegExp) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => of.test(file))
const read = (file: string) => readFileSync(join(out, file), 'utf8')

/** What people read or hear on a page: no addresses, no scripts, no styles and no hashes. */
function wordsOf(file: string): string {
  const page = new DOMParser().parseFromString(read(file), 'text/html')
  for (const part of page.querySelectorAll('style, script, template, meta[http-equiv]'))
    part.remove()
  const spoken = [...page.querySelectorAll('[alt], [aria-label], [content], [data-name]')].flatMap(
    (element) =>
      ['alt', 'aria-label', 'content', 'data-name'].map((name) => element.getAttribute(name)),
  )
  return [page.title, page.body.textContent, ...spoken].join('\n').replace(/https?:\S+/g, '')
}

/** What only the first edition says. */
const THIS_YEAR =
  /Spring ?Fest|\b65(?:th)?\b|2025|January|Unmask the M|the Magic|Kharagpur|KGP|2389|\b499\b|\b999\b|2449|\bWitch|Knock|Dramatics|With The Waves|\b45\b|king|lion/i

test('with another edition’s content, no page has a word of this one', () => {
  const pages = files(/\.html$/)
  expect(pages.length).toBeGreaterThan(20)
  const said = pages.flatMap((file) => {
    const words = wordsOf(file)
    return [...words.matchAll(new RegExp(THIS_YEAR, 'gi'))].map(
      ({ 0: found, index }) =>
        `${file}: ${found} in “${words.slice(Math.max(0, index - 40), index + 40).replace(/\s+/g, ' ')}”`,
    )
  })
  expect(said).toEqual([])
})

test('the second edition shows its own facts', () => {
  expect(wordsOf('index.html')).toContain('2–3 August 2031')
  expect(wordsOf('index.html')).toContain('Follow')
  expect(wordsOf('index.html')).toContain('Hilltop, Meghalaya')
  expect(wordsOf('accommodation.html')).toContain('1111 INR')
  expect(wordsOf('schedule.html')).toContain('Rain Dance Finals')
  expect(wordsOf('gallery.html')).toContain('Rain picture 1')
  expect(wordsOf('merchandise.html')).toMatch(/Frog Shirt.*Sold out|Sold out.*Frog Shirt/s)
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    name: 'Monsoon Mela',
    theme_color: '#10332b',
  })
})

test('every genre and game of the second edition has its pages, and those of this year are gone', () => {
  const pages = files(/\.html$/).map((file) => file.replaceAll('\\', '/'))
  for (const name of ['events/subevents/Robotics', 'games/puddle', 'leaderboard/puddle'])
    expect(pages).toContain(`${name}.html`)
  expect(pages.filter((name) => /witch|cans|Dramatics/.test(name))).toEqual([])
})

test('a site that is published elsewhere names no other address as its own', () => {
  for (const name of files(/\.(html|xml|txt)$/))
    expect(read(name), name).not.toContain('https://www.springfest.in')
})

test('the second edition’s scripts have no facts of this year', () => {
  // The mock server's own data are always of this year.
  const scripts = files(/assets.*\.js$/)
    .map(read)
    .filter((script) => !script.includes('mockServiceWorker'))
    .join('\n')
  for (const fact of ['2025-01-24', 'Unmask the M', 'Witch Runner', '2389', 'IIT Kharagpur'])
    expect(scripts.includes(fact), fact).toBe(false)
})
