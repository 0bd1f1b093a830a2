import { expect, test, vi } from 'vitest'

/** All modules of the browser, except the entry points of the page and the worker, which have side effects. */
const modules = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  '!/src/main.ts',
  '!/src/app/start.tsx',
  '!/src/platform/build/**',
  '!/src/platform/worker/**',
])

test('nothing is written to storage or the address while a module is imported', async () => {
  vi.resetModules()
  const writes: string[] = []
  const record = (method: string) => () => void writes.push(method)
  for (const method of ['setItem', 'removeItem', 'clear'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(record(method))
  for (const method of ['pushState', 'replaceState'] as const)
    vi.spyOn(History.prototype, method).mockImplementation(record(method))

  expect(Object.keys(modules).length).toBeGreaterThan(200)
  for (const [path, load] of Object.entries(modules)) {
    await load()
    expect(writes, path).toEqual([])
  }
})
