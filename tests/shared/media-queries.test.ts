import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOW, PHONE, ROOMY } from '@/shared/lib/mediaQueries'

const css = readFileSync('src/shared/styles/media.css', 'utf8')
const layout = Object.fromEntries(
  [...css.matchAll(/@custom-media --([\w-]+) (.+);/g)].map(([, name, query]) => [name, query]),
)

test('components ask for the widths and heights at which the style sheets change', () => {
  expect(PHONE).toBe(layout.phone)
  expect(LOW).toBe(layout.low)
  expect(ROOMY).toMatch(`${layout.desktop} and `)
})
