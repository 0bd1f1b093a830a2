import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { calls, token } from './everyCall'

const paths = Object.keys(calls)

async function errorOf(path: string, signal?: AbortSignal): Promise<unknown> {
  const row = calls[path]
  if (!row) throw new Error(`No call for ${path}`)
  return row.call(signal).catch((error: unknown) => error)
}

const writes = paths.filter(
  (path) =>
    /Otp|register_user|event\/|ngent$|ngent\/[jal]|Complaints$/.test(path) &&
    !path.endsWith('fetchComplaints'),
)

test.each(writes)('%s gives the words of the server, or none', async (path) => {
  festival.break(path, { code: 0, message: ' Done, and well ' })
  expect(await calls[path]?.call()).toBe('Done, and well')
  for (const message of ['', '  ', null, 7, { odd: true }]) {
    festival.break(path, { status: 200, body: { code: 0, message } })
    expect(await calls[path]?.call()).toBe('')
  }
})

test('the writes are all there', () => expect(writes).toHaveLength(13))

const reads = paths.filter((path) => (calls[path]?.call.length ?? 0) > 0)

test.each(reads)('%s can be cancelled, which is not a failure', async (path) => {
  festival.break(path, 'slow')
  const controller = new AbortController()
  const outcome = errorOf(path, controller.signal)
  controller.abort()
  expect(await outcome).toMatchObject({ kind: 'cancelled' })
})

test('an error never carries the token', async () => {
  festival.break('/api/user/getUser', 'offline')
  const error = await errorOf('/api/user/getUser')
  expect(JSON.stringify(error) + String(error)).not.toContain(token)
  expect(error instanceof Error && error.cause).toBeUndefined()
})

const PATIENCE = 'Too many attempts. Please try again in a few minutes.'
const limited = (body?: string | Record<string, unknown>) => ({
  status: 429,
  ...(body && { body }),
})

test.each([
  ['no body', limited(), PATIENCE],
  ['a page', limited('<h1>Too Many Requests</h1>'), PATIENCE],
  ['words of its own', limited({ code: 6, message: 'Five an hour' }), 'Five an hour'],
])('HTTP 429 with %s is a refusal in words', async (_what, fault, message) => {
  festival.break('/api/user/forgotPassword/requestOtp', fault)
  const error = await errorOf('/api/user/forgotPassword/requestOtp')
  expect(error).toMatchObject({ kind: 'refused', message, isRateLimit: true })
})
