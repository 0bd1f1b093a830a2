import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mediaQueries } from '@/shared/lib/mediaQueries'

const css = readFileSync('src/shared/styles/media.css', 'utf8')
const layout = Object.fromEntries(
  [...css.matchAll(/@custom-media --([\w-]+) (.+);/g)].map(([, name, query]) => [name, query]),
)

test('components ask for the widths and heights at which the style sheets change', () => {
  expect(mediaQueries.phone).toBe(layout.phone)
  expect(mediaQueries.low).toBe(layout.low)
  expect(mediaQueries.roomy).toMatch(`${layout.desktop} and `)
})
