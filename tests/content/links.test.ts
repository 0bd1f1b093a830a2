import { expect, test } from 'vitest'
import { links, socials } from '@/content/links'

test('every address outside the site is https', () => {
  const addresses = [...Object.values(links), ...socials.map(({ href }) => href)]
  for (const address of addresses) expect(new URL(address).protocol).toBe('https:')
})

test('five social networks, in the order of the spec', () => {
  const names = socials.map(({ name }) => name)
  expect(names).toEqual(['X', 'Facebook', 'Instagram', 'YouTube', 'LinkedIn'])
})
