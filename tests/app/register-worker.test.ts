import { expect, onTestFinished, test, vi } from 'vitest'
import { registerWorker } from '@/platform/registerWorker'
import { edition } from '@/content/edition'
import { stubNavigator } from '../stubNavigator'

const DAY_MS = 24 * 60 * 60 * 1000
const lastDay = Date.parse(edition.lastDay)
const SESSION = JSON.stringify({ token: 'a token', user: {} })

/** A browser with service workers, some days after the festival's last day. */
async function registered(days: number, connection: object = {}) {
  vi.useFakeTimers()
  vi.setSystemTime(lastDay + days * DAY_MS)
  const ready = vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  onTestFinished(() => ready.mockRestore())
  const register = vi.fn(() => Promise.resolve({}))
  stubNavigator({
    serviceWorker: Object.assign(new EventTarget(), { register }),
    connection: Object.assign(new EventTarget(), connection),
  })
  const done = registerWorker()
  await vi.advanceTimersByTimeAsync(3_000)
  await done
  return register.mock.calls
}

test('the worker is registered until 60 days after the festival', async () => {
  expect(await registered(-3)).toEqual([['/sw.js', { updateViaCache: 'none' }]])
})

test('later it is not registered any more', async () => {
  expect(await registered(61)).toEqual([])
})

test('where data are dear, only somebody signed in has it, for the pass at the gate', async () => {
  expect(await registered(-3, { saveData: true })).toEqual([])
  localStorage.setItem('userData', SESSION)
  expect(await registered(-3, { saveData: true })).toHaveLength(1)
})
