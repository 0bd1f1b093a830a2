import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { links, socials } from '@/content/links'

test('every address outside the site is https', () => {
  const addresses = [...Object.values(links), ...socials.map(({ href }) => href)]
  for (const address of addresses) expect(new URL(address).protocol).toBe('https:')
})

test('every social network is named once, and its icon is drawn', () => {
  expect(new Set(socials.map(({ name }) => name)).size).toBe(socials.length)
  const drawings = readFileSync('public/art/icons.svg', 'utf8')
  for (const { icon } of socials) expect(drawings).toContain(`id="${icon}"`)
})
