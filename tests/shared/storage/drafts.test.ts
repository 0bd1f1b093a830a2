import { afterEach, expect, test, vi } from 'vitest'
import {
  draftOf,
  dropAllDrafts,
  restoreDrafts,
  stashDrafts,
  hasUnstoredData,
} from '@/shared/storage/drafts'

afterEach(() => {
  vi.restoreAllMocks()
  restoreDrafts('nobody')
  dropAllDrafts()
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
