import { expect, test, vi } from 'vitest'

// A file of our own that never comes.
vi.mock('@/api/axios', () => new Promise(() => undefined))

const { requestOtp } = await import('@/api/signIn')

test('what was never sent cannot have arrived', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const error = requestOtp({ email: 'student@festival.test' }).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await error).toMatchObject({ kind: 'offline', timedOut: false })
})
