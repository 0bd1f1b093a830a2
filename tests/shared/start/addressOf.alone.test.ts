import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => void (document.head.innerHTML = ''))

test('a file of the build is where the import map says', async () => {
  const map = { imports: { '/assets/part.css': '/assets/part-12345678.css' } }
  document.head.innerHTML = `<script type="importmap">${JSON.stringify(map)}</script>`
  const { addressOf } = await import('@/shared/start/addressOf')
  expect(addressOf('assets/part.css')).toBe('/assets/part-12345678.css')
  expect(addressOf('assets/other.js')).toBe('/assets/other.js')
})

test('without one it has the name that it was built with', async () => {
  const { addressOf } = await import('@/shared/start/addressOf')
  expect(addressOf('assets/part.css')).toBe('/assets/part.css')
})
