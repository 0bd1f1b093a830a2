import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDrawings } from '@/app/nav/orb/useDrawings'

const asked: string[] = []
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push(address)
      }
    },
  )
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('all thirteen drawings of the menu are fetched when the page is at rest, not before', async () => {
  renderHook(() => useDrawings())
  await pass(1_900)
  expect(asked).toEqual([])
  await pass(1_200)
  expect(new Set(asked)).toHaveProperty('size', 13)
  expect(asked).toContain('/art/wheel/hub.svg')
})

test('where data are dear, they come with the menu', async () => {
  const value = Object.assign(new EventTarget(), { saveData: true })
  Object.defineProperty(navigator, 'connection', { value, configurable: true })
  renderHook(() => useDrawings())
  await pass(10_000)
  expect(asked).toEqual([])
})
