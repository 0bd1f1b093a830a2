import { expect, test, vi } from 'vitest'
import { numberOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'
import { hasUnsaved } from '@/shared/storage/unsaved'
import { orderPayments, removeOldPayments, stayPayments } from '@/state/handedOffPayments'

const KEY = 'a-number'
const make = () => createStored({ key: KEY, fallback: 65, read: numberOf })

test.each([
  ['nothing', null],
  ['half an object', '{"token":'],
  ['a value of another shape', '{"a":1}'],
])('%s in storage gives the fallback', (_what, stored) => {
  if (stored !== null) localStorage.setItem(KEY, stored)
  expect(make().get()).toBe(65)
})

test('a valid value is read, kept over a reload, and removed by null', () => {
  make().set(66)
  expect(make().get()).toBe(66)
  const nullable = createStored<number | null>({ key: KEY, fallback: null, read: numberOf })
  nullable.set(null)
  expect(localStorage.getItem(KEY)).toBeNull()
})

/** How a browser refuses to store anything (more). */
function refuse(what: string, ...methods: ('getItem' | 'setItem')[]) {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException(what, 'QuotaExceededError')
    })
}

test.each([
  ['full', ['setItem']],
  ['blocked', ['setItem', 'getItem']],
] as const)(
  'where storage is %s, changes add up in memory, and listeners are notified',
  (what, methods) => {
    const stored = make()
    stored.set(1)
    refuse(what, ...methods)
    const listener = vi.fn()
    stored.subscribe(listener)
    stored.update((now) => now + 1)
    stored.update((now) => now + 1)
    expect(stored.get()).toBe(3)
    expect(listener).toHaveBeenCalledTimes(2)
  },
)

test('with storage blocked from the start, or none at all, values are kept in memory', () => {
  refuse('blocked', 'setItem', 'getItem')
  const blocked = make()
  expect(blocked.get()).toBe(65)
  blocked.set(1)
  expect(blocked.get()).toBe(1)
  vi.stubGlobal('localStorage', undefined)
  const none = make()
  none.set(2)
  expect(none.get()).toBe(2)
})

test('a change in another tab is read, also by a page that Back restores; a change of another key is not', () => {
  const stored = make()
  const listener = vi.fn()
  const stop = stored.subscribe(listener)
  localStorage.setItem(KEY, '70')
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }))
  expect(stored.get()).toBe(65)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(stored.get()).toBe(70)
  localStorage.setItem(KEY, '71')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(stored.get()).toBe(71)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(stored.get()).toBe(65)
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(listener).toHaveBeenCalledTimes(3)
})

test('an update starts from the latest value of another tab', () => {
  const stored = make()
  stored.set(1)
  localStorage.setItem(KEY, '10')
  stored.update((now) => now + 1)
  expect(stored.get()).toBe(11)
  expect(localStorage.getItem(KEY)).toBe('11')
})

test('what an update adopts from another tab is told to all listeners', () => {
  const stored = make()
  stored.set(1)
  const listener = vi.fn()
  stored.subscribe(listener)
  localStorage.removeItem(KEY)
  stored.update((now) => now)
  expect(listener).toHaveBeenCalledOnce()
})

test('storage that was full once heals with the next value that fits', () => {
  const stored = make()
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  stored.set(1)
  expect(hasUnsaved()).toBe(true)
  setItem.mockRestore()
  stored.set(2)
  expect(hasUnsaved()).toBe(false)
})

const MINUTE_MS = 60_000

test('the next visit removes payments that are too old', () => {
  const ago = (minutes: number) => Date.now() - minutes * MINUTE_MS
  const day = 24 * 60
  stayPayments.begin('SF00007', ['Individual'])
  const [young] = stayPayments.get()
  stayPayments.set([{ sfId: 'SF00007', what: 'Contingent', at: ago(30) }, ...stayPayments.get()])
  const recent = { sfId: 'SF00007', what: '2 M 2', at: ago(7 * day - 1) }
  orderPayments.set([{ sfId: 'SF00008', what: '2 M 2', at: ago(7 * day) }, recent])
  removeOldPayments()
  expect(stayPayments.get()).toEqual([young])
  expect(orderPayments.get()).toEqual([recent])
})
