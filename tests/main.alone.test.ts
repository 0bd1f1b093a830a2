import { beforeEach, expect, test, vi } from 'vitest'
import { takeConsoleMessages } from './consoleMessages'

const START = '@/app/start'

beforeEach(() => {
  vi.resetModules()
})

/** Files are really imported, which takes long on a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

test('if the scripts do not load and the server cannot be reached, the page says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.doMock(START, () => Promise.reject(new Error('no network')))
  document.body.innerHTML = '<div id="root" data-path="/"></div><p id="not-started"></p>'
  await import('@/main')
  const notice = document.getElementById('not-started')
  await soon(() => expect(notice).toHaveAttribute('data-shown'))
  expect(takeConsoleMessages().join()).toContain('The site did not start')
})

test('a request that was never sent, because axios does not load, cannot have arrived', async () => {
  vi.useFakeTimers()
  vi.doMock('axios', () => new Promise(() => undefined))
  const { requestOtp } = await import('@/api/signIn')
  const error = requestOtp({ email: 'student@festival.test' }).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await error).toMatchObject({ kind: 'missing' })
})

test('after the script for requests has failed, the next request asks for it again and is sent', async () => {
  const failure = new Error('no network')
  const load = vi.fn(() => vi.importActual('axios'))
  // Each request tries it twice.
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
  vi.doMock('axios', load)
  const { requestOtp } = await import('@/api/signIn')
  const request = () => requestOtp({ email: 'student@festival.test' })
  await expect(request()).rejects.toMatchObject({ kind: 'missing' })
  expect(document.documentElement.dataset.incomplete, 'the next screen reloads the page').toBe('')
  expect(await request()).toContain('OTP')
  vi.doUnmock('axios')
})
