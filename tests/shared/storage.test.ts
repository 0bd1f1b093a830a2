import { expect, test, vi } from 'vitest'
import { numberOf } from '@/shared/lib/unknown'
import { createStored } from '@/shared/storage/createStored'
import {
  draftOf,
  dropAllDrafts,
  hasUnstoredData,
  restoreDrafts,
  stashDrafts,
} from '@/shared/storage/drafts'

const KEY = 'a-number'
const make = (keep?: 'browser' | 'tab') =>
  createStored({ key: KEY, fallback: 65, read: numberOf, ...(keep ? { keep } : {}) })

test.each([
  ['nothing', null],
  ['half an object', '{"token":'],
  ['text that is not JSON', 'hello'],
  ['a value of another shape', '{"a":1}'],
  ['null', 'null'],
  ['an empty text', ''],
])('%s in storage falls back', (_what, found) => {
  if (found !== null) localStorage.setItem(KEY, found)
  expect(make().get()).toBe(65)
})

test('a good value is read, kept over a reload, and removed by null', () => {
  make().set(66)
  expect(make().get()).toBe(66)
  const nullable = createStored<number | null>({ key: KEY, fallback: null, read: numberOf })
  nullable.set(null)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('blocked storage: the value lives on in memory', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const stored = make()
  expect(stored.get()).toBe(65)
  stored.set(1)
  expect(stored.get()).toBe(1)
})

test('storage that cannot even be named is survived', () => {
  vi.stubGlobal('localStorage', undefined)
  const stored = make()
  stored.set(2)
  expect(stored.get()).toBe(2)
  vi.unstubAllGlobals()
})

test('full storage: the value lives on in memory, and listeners hear of it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const stored = make()
  const heard = vi.fn()
  stored.subscribe(heard)
  stored.set(3)
  expect(stored.get()).toBe(3)
  expect(heard).toHaveBeenCalledOnce()
})

test('what another tab writes is followed; what it writes elsewhere is not', () => {
  const stored = make()
  const heard = vi.fn()
  const stop = stored.subscribe(heard)
  localStorage.setItem(KEY, '70')
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }))
  expect(stored.get()).toBe(65)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(stored.get()).toBe(70)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(stored.get()).toBe(65)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('what another tab breaks falls back', () => {
  const stored = make()
  stored.set(5)
  localStorage.setItem(KEY, '{')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(stored.get()).toBe(65)
})

test("a tab's own value stays in its tab", () => {
  make('tab').set(9)
  expect(sessionStorage.getItem(KEY)).toBe('9')
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a change starts from what another tab wrote a moment ago', () => {
  const stored = make()
  stored.set(1)
  localStorage.setItem(KEY, '10')
  stored.update((now) => now + 1)
  expect(stored.get()).toBe(11)
  expect(localStorage.getItem(KEY)).toBe('11')
})

test('a change starts anew where another tab cleared or broke what was stored', () => {
  const stored = make()
  stored.set(1)
  localStorage.clear()
  stored.update((now) => now + 1)
  expect(stored.get()).toBe(66)
  localStorage.setItem(KEY, '{')
  stored.update((now) => now + 2)
  expect(stored.get()).toBe(67)
})

test.each([
  ['full', ['setItem']],
  ['blocked', ['setItem', 'getItem']],
] as const)('where storage is %s, changes add up in memory', (what, methods) => {
  const stored = make()
  stored.set(1)
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException(what, 'QuotaExceededError')
    })
  }
  stored.update((now) => now + 1)
  stored.update((now) => now + 1)
  expect(stored.get()).toBe(3)
})

test('only a part of a value may be stored', () => {
  const stored = createStored({
    key: KEY,
    fallback: { count: 0, note: 'new' },
    read: (found) => ({ count: numberOf(found) ?? 0, note: 'read' }),
    write: ({ count }) => count,
  })
  stored.update(({ count }) => ({ count: count + 4, note: 'mine' }))
  expect(localStorage.getItem(KEY)).toBe('4')
  expect(stored.get()).toEqual({ count: 4, note: 'mine' })
})

test('a page that comes back from the back/forward cache reads again what is stored', () => {
  const stored = make()
  const listener = vi.fn()
  stored.subscribe(listener)
  stored.set(1)
  listener.mockClear()
  localStorage.setItem(KEY, '7')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(stored.get()).toBe(1)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(stored.get()).toBe(7)
  expect(listener).toHaveBeenCalledOnce()
})

test('where storage is full, it keeps what is in memory', () => {
  const stored = make()
  stored.set(1)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  stored.set(2)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(stored.get()).toBe(2)
})

test('a draft that is held for an expired session comes back, and counts as lost by a reload until then', () => {
  draftOf('team').set({ name: 'Sample Student' })
  expect(hasUnstoredData()).toBe(false)
  stashDrafts('SF00007')
  dropAllDrafts()
  expect(hasUnstoredData()).toBe(true)
  restoreDrafts('SF00007')
  expect(draftOf('team').get()).toEqual({ name: 'Sample Student' })
  expect(hasUnstoredData()).toBe(false)
})

test('a held form that is empty does not count', () => {
  draftOf('team').set({})
  stashDrafts('SF00007')
  expect(hasUnstoredData()).toBe(false)
})

test('a draft that is only in memory, because storage is blocked, comes back too', () => {
  for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
  draftOf('complaint').set({ issue: 'The lamp in the hall' })
  stashDrafts('SF00007')
  dropAllDrafts()
  restoreDrafts('SF00007')
  expect(draftOf('complaint').get()).toEqual({ issue: 'The lamp in the hall' })
})
