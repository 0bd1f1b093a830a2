import { expect, test, vi } from 'vitest'
import { numberOf } from '@/shared/lib/parse'
import { createStored, forgetStored } from '@/shared/storage/createStored'
import { draftOf, removeOldDrafts, visitorsDraft, withTime } from '@/shared/storage/drafts'
import { endedSession, forgetLastPerson } from '@/shared/storage/forgetPerson'
import {
  beginStay,
  forgetPayments,
  orderPayments,
  removeOldPayments,
  stayPayments,
} from '@/state/handedOffPayments'

const KEY = 'a-number'
const make = () => createStored({ key: KEY, fallback: 65, read: numberOf })

test.each([
  ['nothing', null],
  ['half an object', '{"token":'],
  ['text that is not JSON', 'hello'],
  ['a value of another shape', '{"a":1}'],
  ['null', 'null'],
  ['an empty text', ''],
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
  (...row) => {
    const [what, methods] = row
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

test('a change in another tab is read; a change of another key is not', () => {
  const stored = make()
  const listener = vi.fn()
  const stop = stored.subscribe(listener)
  localStorage.setItem(KEY, '70')
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }))
  expect(stored.get()).toBe(65)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(stored.get()).toBe(70)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(stored.get()).toBe(65)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('an update starts from the latest value of another tab', () => {
  const stored = make()
  stored.set(1)
  localStorage.setItem(KEY, '10')
  stored.update((now) => now + 1)
  expect(stored.get()).toBe(11)
  expect(localStorage.getItem(KEY)).toBe('11')
})

test('an update starts from the fallback if another tab cleared or broke the value', () => {
  const stored = make()
  stored.set(1)
  localStorage.clear()
  stored.update((now) => now + 1)
  expect(stored.get()).toBe(66)
  localStorage.setItem(KEY, '{')
  stored.update((now) => now + 2)
  expect(stored.get()).toBe(67)
})

test('only a part of a value may be stored', () => {
  const stored = createStored({
    key: KEY,
    fallback: { count: 0, note: 'new' },
    read: (value) => ({ count: numberOf(value) ?? 0, note: 'read' }),
    write: ({ count }) => count,
  })
  stored.update(({ count }) => ({ count: count + 4, note: 'mine' }))
  expect(localStorage.getItem(KEY)).toBe('4')
  expect(stored.get()).toEqual({ count: 4, note: 'mine' })
})

test('a value of this tab outlives another tab that clears everything', () => {
  const stored = createStored({
    key: KEY,
    fallback: 0,
    keep: 'tab',
    read: (value) => numberOf(value) ?? 0,
  })
  stored.setSoon(5)
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
  expect(stored.get()).toBe(5)
  stored.flush()
  expect(sessionStorage.getItem(KEY)).toBe('5')
})

test('a page from the back/forward cache keeps its memory if storage is full', () => {
  const stored = make()
  stored.set(1)
  refuse('full', 'setItem')
  stored.set(2)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(stored.get()).toBe(2)
})

const MINUTE_MS = 60_000
const typed = { name: 'Sample Student' }

/** A tab with a draft of this person, whose session ends here or in another tab; `at`: when, in minutes. */
function endSession({ at, isLogout = false }: { at: number; isLogout?: boolean }) {
  forgetLastPerson('SF00007')
  draftOf('team').set(typed)
  if (!isLogout)
    endedSession.set({ sfId: 'SF00007', name: 'Sample Student', at: Date.now() - at * MINUTE_MS })
  forgetLastPerson(undefined)
}

test.each([
  ['the same person within half an hour finds it', 'SF00007', 29, typed],
  ['the same person after that does not', 'SF00007', 30, {}],
  ['another person does not', 'SF00008', 1, {}],
])('a draft waits when a session ends: %s (Spec §8)', (_, sfId, at, expected) => {
  endSession({ at })
  forgetLastPerson(undefined) // a reload on /signin
  forgetLastPerson(sfId)
  expect(draftOf('team').get()).toEqual(expected)
})

test('after a logout the same person does not find their draft', () => {
  endSession({ at: 1, isLogout: true })
  expect(draftOf('team').get()).toEqual({})
})

test('the draft of a visitor is gone after half an hour', () => {
  vi.useFakeTimers()
  draftOf('sign-up').set(withTime(typed))
  vi.advanceTimersByTime(30 * MINUTE_MS - 1)
  expect(visitorsDraft('sign-up')).toMatchObject(typed)
  vi.advanceTimersByTime(1)
  expect(visitorsDraft('sign-up')).toEqual({})
  expect(sessionStorage.getItem('draft:sign-up'), 'reading never deletes').not.toBeNull()
  removeOldDrafts()
  expect(sessionStorage.getItem('draft:sign-up')).toBeNull()
})

test('opening one form after another adds no listeners to the window', () => {
  draftOf('registration:1')
  const added = vi.spyOn(window, 'addEventListener')
  for (let event = 2; event <= 150; event += 1) draftOf(`registration:${event}`)
  expect(added).not.toHaveBeenCalled()
})

test('removing a key reloads its store without an event that others could hear', () => {
  const stored = make()
  stored.set(1)
  const listener = vi.fn()
  window.addEventListener('storage', listener)
  forgetStored(KEY)
  window.removeEventListener('storage', listener)
  expect(stored.get()).toBe(65)
  expect(listener).not.toHaveBeenCalled()
})

test('the next visit removes payments that are too old, and what older versions stored', () => {
  const ago = (minutes: number) => Date.now() - minutes * MINUTE_MS
  const day = 24 * 60
  beginStay('SF00007', 'Individual')
  const [young] = stayPayments.get()
  stayPayments.set([{ sfId: 'SF00007', what: 'Contingent', at: ago(30) }, ...stayPayments.get()])
  const recent = { sfId: 'SF00007', what: '2 M 2', at: ago(7 * day - 1) }
  orderPayments.set([{ sfId: 'SF00008', what: '2 M 2', at: ago(7 * day) }, recent])
  localStorage.setItem('payment-under-way', '[{"mark":"1","type":"Individual","at":1}]')
  localStorage.setItem('browser-id', '"65"')
  removeOldPayments()
  expect(stayPayments.get()).toEqual([young])
  expect(orderPayments.get()).toEqual([recent])
  expect(localStorage.getItem('payment-under-way')).toBeNull()
  expect(localStorage.getItem('browser-id')).toBeNull()
  forgetPayments('SF00007')
  expect(localStorage.getItem('stay-payments')).toBeNull()
  expect(localStorage.getItem('order-payments')).toBeNull()
})

test('a value that is set soon is there at once, and is written a moment later', () => {
  vi.useFakeTimers()
  const stored = make()
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  for (const key of [1, 12, 123]) stored.setSoon(key)
  expect(stored.get()).toBe(123)
  expect(setItem).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(localStorage.getItem(KEY)).toBe('123')
  expect(setItem).toHaveBeenCalledOnce()
})

test.each<[what: string, leave: (stored: ReturnType<typeof make>) => void]>([
  ['leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['hides the tab', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['closes the form', (stored) => stored.flush()],
])('a value that is set soon is written when the user %s', (_what, leave) => {
  vi.useFakeTimers()
  const stored = make()
  stored.setSoon(66)
  leave(stored)
  expect(localStorage.getItem(KEY)).toBe('66')
})

test('a value that is set soon does not come back after it was replaced', () => {
  vi.useFakeTimers()
  const stored = make()
  stored.setSoon(66)
  stored.set(67)
  vi.advanceTimersByTime(1_000)
  expect(localStorage.getItem(KEY)).toBe('67')
  stored.setSoon(68)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  vi.advanceTimersByTime(1_000)
  expect(localStorage.getItem(KEY)).toBeNull()
})
