import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scenes } from '@/content/gallery'

const DRAWINGS = 'public/art/gallery'
const PHOTOS = 'src/content/gallery'

test('there is a drawing on disk for each picture, and no other', () => {
  const files = scenes.map((_, index) => `${String(index + 1).padStart(2, '0')}.svg`)
  expect(readdirSync(DRAWINGS).sort()).toEqual(files)
})

test('no two drawings are the same', () => {
  const drawings = readdirSync(DRAWINGS).map((file) => readFileSync(`${DRAWINGS}/${file}`, 'utf8'))
  expect(new Set(drawings).size).toBe(scenes.length)
})

test('each has words of its own: a short caption and a sentence for who does not see it', () => {
  expect(new Set(scenes.map(({ caption }) => caption)).size).toBe(scenes.length)
  expect(new Set(scenes.map(({ alt }) => alt)).size).toBe(scenes.length)
  for (const { caption, alt } of scenes) {
    expect(caption.length, caption).toBeLessThanOrEqual(34)
    expect(alt, caption).toMatch(/^[A-Z].{25,}\.$/)
    expect(alt, caption).not.toMatch(/picture of|image of|photo of/i)
  }
})

test('there is a pattern on disk for the border of each', () => {
  for (const { border } of scenes)
    expect(existsSync(`public/art/frames/print-${border.pattern}.svg`)).toBe(true)
})

test('photos in their folder are named by a number of the gallery and light enough for a phone', () => {
  const files = readdirSync(PHOTOS).filter((file) => file !== 'README.md')
  const numbers = files.map((file) => Number(/^(\d+)\.(?:jpe?g|png|webp|avif)$/i.exec(file)?.[1]))
  for (const [index, file] of files.entries()) {
    expect(numbers[index], file).toBeGreaterThanOrEqual(1)
    expect(numbers[index], file).toBeLessThanOrEqual(scenes.length)
    expect(statSync(`${PHOTOS}/${file}`).size, file).toBeLessThanOrEqual(300_000)
  }
  expect(new Set(numbers).size).toBe(files.length)
})
