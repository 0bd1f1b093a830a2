import { readFileSync } from 'node:fs'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { frames as ownPages } from '@mocks/frames/addresses'
import { mockServer } from '@mocks/vitePlugin'
import { signInTable } from '@mocks/signInTable'
import { people } from '@mocks/people'

const page = readFileSync('index.html', 'utf8')

function transformed(html: string): unknown {
  const { transformIndexHtml: transform } = mockServer()
  if (typeof transform !== 'object' || typeof transform.handler !== 'function') return undefined
  return Reflect.apply(transform.handler, undefined, [html])
}

test('the page boots the mock server instead of the site, and nothing else on it changes', () => {
  expect(page).toContain('src="/src/main.ts"')
  expect(transformed(page)).toBe(page.replace('/src/main.ts', '/tests/mocks/main.ts'))
})

const MOCK_SITE = 'tests/mocks/vite.config.ts'
const SITE = 'vite.config.ts'

test('only the mock site knows the mock server', async () => {
  const isIn = async (configFile: string) => {
    const { plugins } = await resolveConfig({ configFile }, 'build', 'mock')
    return plugins.some(({ name }) => name === 'festival-mock')
  }
  expect(await isIn(MOCK_SITE)).toBe(true)
  expect(await isIn(SITE)).toBe(false)
})

test('in the mock server every framed page is a small one of its own, and nowhere else', async () => {
  for (const address of Object.values(ownPages)) {
    expect(readFileSync(`tests/mocks/frames/${address.replace('/mock/', '')}`, 'utf8')).toContain(
      '<title>Mock',
    )
  }
  const aliases = async (configFile: string) => {
    const { resolve } = await resolveConfig({ configFile }, 'build', 'mock')
    return resolve.alias.map(({ find }) => find)
  }
  // Before the site's own aliases, or it would never be asked.
  expect((await aliases(MOCK_SITE))[0]).toBe('@/content/frames')
  expect(await aliases(SITE)).not.toContain('@/content/frames')
})

test('the table tells everybody’s mail, role and password', () => {
  const table = signInTable()
  for (const { email, role } of Object.values(people)) {
    const row = table.split('\n').find((line) => line.includes(email))
    expect(row).toContain(role)
    expect(row).toContain('Unmask@65')
  }
})
