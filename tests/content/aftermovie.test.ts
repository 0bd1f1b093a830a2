import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aftermovie } from '@/content/aftermovie'

const { player, videoId, film } = aftermovie
const onDisk = (src: string) => `public${src}`

test('a film of YouTube is embedded from the host that sets no cookies, by its id alone', () => {
  expect(player).toBe('https://www.youtube-nocookie.com/embed/')
  expect(videoId).toMatch(/^[\w-]*$/)
})

test.each(film.sources)('$src is on disk and light enough for a phone', ({ src }) => {
  const { size } = statSync(onDisk(src))
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThanOrEqual(2_500_000)
})

test('the poster is light, for it is fetched before anybody asks for the film', () => {
  expect(statSync(onDisk(film.poster.src)).size).toBeLessThanOrEqual(60_000)
  expect(film.poster.alt).toMatch(/^[A-Z].{25,}\.$/)
})

test('the MP4 says how long it is before its pictures begin, so that it plays while it is fetched', () => {
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

test('the captions are the words of the page, one after the other, and end within the film', () => {
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
  const found = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})$/.exec(times)
  if (!found) throw new Error(`Not the times of a caption: ${times}`)
  const [fromMinute = 0, from = 0, toMinute = 0, to = 0] = found.slice(1).map(Number)
  return { from: fromMinute * 60 + from, to: toMinute * 60 + to, text: lines.join('\n') }
}
