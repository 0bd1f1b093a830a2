import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { ask, textWith } from './ask'

const email = 'student@festival.test'
const request = () => ask('/api/user/forgotPassword/requestOtp', { email })
const verify = (otp: unknown, password = 'Fresh@2025') =>
  ask('/api/user/forgotPassword/verifyOtp', { email, otp, password })
const sentOtp = () => festival.outbox().at(-1)?.otp ?? 'none sent'

test('a student sets a new password with the code from the mail', async () => {
  await request()
  expect(festival.outbox()).toMatchObject([{ to: email }])
  expect(sentOtp()).toMatch(/^\d{6}$/)
  expect(await verify(sentOtp())).toMatchObject({ body: { code: 0 } })
  const login = await ask('/api/user/login', { email, password: 'Fresh@2025' })
  expect(login.body).toMatchObject({ code: 0 })
})

test('a code works once', async () => {
  await request()
  await verify(sentOtp())
  expect(await verify(sentOtp())).toMatchObject({
    body: { code: 4, message: 'Please request a new OTP' },
  })
})

test('a wrong code takes the right one away', async () => {
  await request()
  expect(await verify('999999')).toMatchObject({
    body: { code: 5, message: 'Invalid OTP. Please request a new OTP.' },
  })
  expect(await verify(sentOtp())).toMatchObject({ body: { code: 4 } })
})

test('a newer code replaces the older one', async () => {
  await request()
  const older = sentOtp()
  await request()
  expect(sentOtp()).not.toBe(older)
  expect(await verify(older)).toMatchObject({ body: { code: 5 } })
})

test('a code is good for just under 300 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await request()
  vi.setSystemTime(Date.now() + 299_999)
  expect(await verify(sentOtp())).toMatchObject({ body: { code: 0 } })
  await request()
  vi.setSystemTime(Date.now() + 300_000)
  expect(await verify(sentOtp())).toMatchObject({
    body: { code: 5, message: 'OTP has expired. Please request a new OTP.' },
  })
})

test('the sixth code within an hour is refused by HTTP 429, an hour later it is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let round = 1; round <= 5; round += 1) {
    expect(await request()).toMatchObject({ status: 200 })
  }
  expect(await request()).toMatchObject({
    status: 429,
    body: { message: textWith('limit') },
  })
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(await request()).toMatchObject({ status: 200, body: { code: 0 } })
})

test('an unknown mail address gets no code', async () => {
  const reply = await ask('/api/user/forgotPassword/requestOtp', { email: 'no@festival.test' })
  expect(reply.body).toMatchObject({ code: 1 })
  expect(festival.outbox()).toEqual([])
})

test('a code sent as a number, or a short password, is refused without using the code up', async () => {
  await request()
  expect(await verify(Number(sentOtp()))).toMatchObject({
    status: 400,
    body: { error: [{ path: 'otp' }] },
  })
  expect(await verify(sentOtp(), 'Short@7')).toMatchObject({
    status: 400,
    body: { error: [{ path: 'password' }] },
  })
  expect(await verify(sentOtp())).toMatchObject({ body: { code: 0 } })
})
