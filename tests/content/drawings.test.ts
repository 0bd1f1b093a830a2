import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aftermovie } from '@/content/aftermovie'
import { eventLogos } from '@/content/eventLogos'
import { scenes } from '@/content/gallery'
import { fallbackEmblem, genreTiles } from '@/content/genres'

import { firstSideHeroes, heroes, sideDrawing } from '@/content/heroes'

const { player, videoId, film } = aftermovie
const onDisk = (src: string) => `public${src}`

test('a YouTube film is embedded from the host without cookies', () => {
  expect(player).toBe('https://www.youtube-nocookie.com/embed/')
  expect(videoId).toMatch(/^[\w-]*$/)
})

test.each(film.sources)('$src is on disk and light enough for a phone', ({ src }) => {
  const { size } = statSync(onDisk(src))
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThanOrEqual(2_500_000)
})

test('the poster of the film is light and has a description', () => {
  expect(statSync(onDisk(film.poster.src)).size).toBeLessThanOrEqual(60_000)
  expect(film.poster.alt).toMatch(/^[A-Z].{25,}\.$/)
})

test('the MP4 begins with its length, so that it plays while it loads', () => {
  const mp4 = film.sources.find(({ src }) => src.endsWith('.mp4'))
  const file = readFileSync(onDisk(mp4?.src ?? ''))
  const summary = file.indexOf('moov')
  expect(summary).toBeGreaterThan(0)
  expect(summary).toBeLessThan(file.indexOf('mdat'))
  // The movie header has a clock of its own: so many units a second, and the length in these.
  const header = file.indexOf('mvhd') + 4
  expect(file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12)).toBeCloseTo(
    film.seconds,
    0,
  )
})

test('the captions are the transcript of the page in order, and end within the film', () => {
  const [head, ...cues] = readFileSync(onDisk(film.captions.src), 'utf8').trim().split('\n\n')
  expect(head).toBe('WEBVTT')
  const read = cues.map(readCue)
  expect(read.map(({ from, text }) => ({ at: from, text }))).toEqual(film.scenes)
  for (const [index, { from, to, text }] of read.entries()) {
    expect(to, text).toBeGreaterThan(from)
    expect(to, text).toBeLessThanOrEqual(read[index + 1]?.from ?? film.seconds)
  }
})

function readCue(cue: string) {
  const [times = '', ...lines] = cue.split('\n')
  const match = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})$/.exec(times)
  if (!match) throw new Error(`Not the times of a caption: ${times}`)
  const [fromMinute = 0, from = 0, toMinute = 0, to = 0] = match.slice(1).map(Number)
  return { from: fromMinute * 60 + from, to: toMinute * 60 + to, text: lines.join('\n') }
}

const parts = ['half-left', 'half-right', 'shut', 'crown', 'rim']

const parsedDrawings = new Map<string, Element>()

/** Reading a drawing takes a second, and several heroes share one. */
function svgOf(file: string): Element {
  const text = readFileSync(`public${file}`, 'utf8')
  const svg =
    parsedDrawings.get(file) ??
    new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  parsedDrawings.set(file, svg)
  return svg
}

test.each(heroes.map(({ id, drawing }) => [id, drawing]))(
  'the drawing of the %s has the parts that move, and no scripts or styles',
  (id, drawing) => {
    const svg = svgOf(drawing)
    expect(svg.getAttribute('viewBox')).toBe('-720 -740 1440 1420')
    for (const part of parts)
      expect(svg.querySelector(`[data-part="${part}"]`), part).not.toBeNull()
    expect(svg.querySelector('style, script, [style], [onload], image, foreignObject')).toBeNull()
    // Two drawings are in the page at once during the change, so their ids must differ.
    for (const { id: name } of svg.querySelectorAll('[id]')) expect(name).toMatch(`${id}-`)
  },
)

test('every hero has a drawing for the side', () => {
  for (const hero of heroes) {
    const [file = '', view] = sideDrawing(hero).split('#')
    expect(view).toBe(hero.id)
    const views = [...svgOf(file).querySelectorAll('view')].map(({ id }) => id)
    expect(views, `public${file} needs one <view id="${view}">`).toContain(view)
  }
})

test('all heroes but the first hang beside it, each once', () => {
  const [, ...others] = heroes.map(({ id }) => id)
  expect(firstSideHeroes.toSorted()).toEqual(others.toSorted())
})

const DRAWINGS = 'public/art/gallery'
const PHOTOS = 'src/content/gallery'

test('every picture of the gallery has a drawing on disk, and every drawing a picture (Spec §2)', () => {
  const files = scenes.map((_, index) => `${String(index + 1).padStart(2, '0')}.svg`)
  expect(readdirSync(DRAWINGS).sort()).toEqual(files)
})

test('every picture of the gallery has its own short caption and description', () => {
  expect(new Set(scenes.map(({ caption }) => caption)).size).toBe(scenes.length)
  expect(new Set(scenes.map(({ alt }) => alt)).size).toBe(scenes.length)
  for (const { caption, alt } of scenes) {
    expect(caption.length, caption).toBeLessThanOrEqual(34)
    expect(alt, caption).toMatch(/^[A-Z].{25,}\.$/)
    expect(alt, caption).not.toMatch(/picture of|image of|photo of/i)
  }
})

test('photos are named by a number of the gallery and light enough for a phone', () => {
  const files = readdirSync(PHOTOS).filter((file) => file !== 'README.md')
  const numbers = files.map((file) => Number(/^(\d+)\.(?:jpe?g|png|webp|avif)$/i.exec(file)?.[1]))
  for (const [index, file] of files.entries()) {
    expect(numbers[index], file).toBeGreaterThanOrEqual(1)
    expect(numbers[index], file).toBeLessThanOrEqual(scenes.length)
    expect(statSync(`${PHOTOS}/${file}`).size, file).toBeLessThanOrEqual(300_000)
  }
  expect(new Set(numbers).size).toBe(files.length)
})

const files = [
  fallbackEmblem,
  ...genreTiles.map(({ emblem }) => emblem),
  ...Object.values(eventLogos),
]

test('every emblem and logo is on disk (Spec §2)', () => {
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([])
})

test('no genre has two tiles', () => {
  expect(new Set(genreTiles.map(({ name }) => name)).size).toBe(genreTiles.length)
  expect(new Set(genreTiles.map(({ title }) => title)).size).toBe(genreTiles.length)
})
