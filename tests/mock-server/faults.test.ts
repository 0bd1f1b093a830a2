import { expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { send, someText } from './ask'

/** On a busy machine the default of a second is too little. */
const SOON = { timeout: 10_000 }

const path = '/api/user/login'
const signIn = (signal?: AbortSignal) =>
  send(path, { email: 'student@festival.test', password: 'Unmask@65' }, signal)

test('offline, the call fails as without a network', async () => {
  festival.break(path, 'offline')
  await expect(signIn()).rejects.toThrow(TypeError)
})

const spoken: [fault: Fault, status: number, body: unknown][] = [
  ['html', 200, expect.stringContaining('<html>')],
  ['empty', 200, ''],
  [
    { status: 503, body: { error: 'Database not connected yet' } },
    503,
    { error: 'Database not connected yet' },
  ],
  [{ status: 500 }, 500, ''],
  [{ status: 429, body: '<h1>429</h1>' }, 429, '<h1>429</h1>'],
  [{ status: 429, body: 'Slow down' }, 429, 'Slow down'],
  [{ code: -5, message: 'Unauthorized' }, 200, { code: -5, message: 'Unauthorized' }],
  [{ code: 9 }, 200, { code: 9, message: someText }],
]

test.each(spoken)('a call can be broken by %o', async (fault, status, body) => {
  festival.break(path, fault)
  expect(await signIn()).toEqual({ status, body })
})

test('a broken JSON answer has the type JSON and cannot be parsed', async () => {
  festival.break(path, 'broken-json')
  await expect(signIn()).rejects.toThrow(SyntaxError)
})

test.each([
  ['slow', 3000],
  ['too-slow', 20_000],
] as const)('a %s call is answered after %i ms', async (fault, ms) => {
  vi.useFakeTimers()
  festival.break(path, fault)
  const answered = vi.fn()
  const reply = signIn().then(answered)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { ...SOON, interval: 1 })
  await vi.advanceTimersByTimeAsync(ms - 1000)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await reply
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }))
})

test.each([
  ['time-out', 'nothing', 0],
  ['arrives-then-silent', 'its work', 1],
] as const)('a call with %s does %s, and is silent until the caller gives up', async (...row) => {
  const [fault, , more] = row
  const before = festival.state().sessions.length
  festival.break(path, fault)
  const giveUp = new AbortController()
  const reply = signIn(giveUp.signal)
  await vi.waitFor(() => expect(festival.calls(path)).toHaveLength(1), SOON)
  await vi.waitFor(() => expect(festival.state().sessions).toHaveLength(before + more), SOON)
  giveUp.abort()
  await expect(reply).rejects.toThrow('aborted')
})

test('a cut call does its work and loses the connection', async () => {
  const before = festival.state().sessions.length
  festival.break(path, 'cut')
  await expect(signIn()).rejects.toThrow(TypeError)
  expect(festival.state().sessions).toHaveLength(before + 1)
})

test('other calls work meanwhile, and a mended one works again', async () => {
  festival.break(path, { status: 500 })
  festival.break('/players', 'empty')
  expect(await send('/cans/players')).toMatchObject({ body: { code: 0 } })
  festival.mend(path)
  expect(await signIn()).toMatchObject({ body: { code: 0 } })
  expect(await send('/players')).toEqual({ status: 200, body: '' })
  festival.mend()
  expect(await send('/players')).toMatchObject({ body: { code: 0 } })
})

test('breaking an unknown path throws an error that names it', () => {
  expect(() => festival.break('/api/user/signin', 'offline')).toThrow('/api/user/signin')
})
