import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { ask, tokenOf } from './ask'

test('a student signs in and gets a user and a fresh token', async () => {
  const credentials = { email: 'student@festival.test', password: 'Unmask@65' }
  const first = await ask('/api/user/login', credentials)
  const second = await ask('/api/user/login', credentials)
  expect(first).toMatchObject({
    status: 200,
    body: {
      code: 0,
      data: { user: { id: 7, sfId: 'SF00007', name: 'Sample Student', payment_status: 0 } },
    },
  })
  expect(first.body).not.toEqual(second.body)
  expect(JSON.stringify(first.body)).not.toContain('Unmask@65')
})

test('a mail address is the same in any case and with spaces around it', async () => {
  const reply = await ask('/api/user/login', {
    email: ' Student@FESTIVAL.test ',
    password: 'Unmask@65',
  })
  expect(reply.body).toMatchObject({ code: 0 })
})

test('the token of a sign-in opens the calls of that person', async () => {
  await ask('/api/user/login', { email: 'student@festival.test', password: 'Unmask@65' })
  const token = festival.state().sessions.at(-1)?.token
  expect(await ask('/api/user/getUser', { token })).toMatchObject({
    body: { code: 0, data: { email: 'student@festival.test' } },
  })
})

test('a third-party credential signs in whoever it names', async () => {
  const path = '/api/user/login/google'
  expect(await ask(path, { token: 'credential:student@festival.test' })).toMatchObject({
    body: { code: 0, data: { user: { id: 7 } } },
  })
  expect(await ask(path, { token: 'credential:nobody@festival.test' })).toMatchObject({
    body: { code: 3 },
  })
  expect(await ask(path, { token: 'something else' })).toMatchObject({ status: 401 })
})

test('the profile tells the payment and, beside it, the hall', async () => {
  const paid = await ask('/api/user/getUser', { token: tokenOf(people.paidStudent) })
  expect(paid.body).toMatchObject({
    code: 0,
    data: { payment_status: 1 },
    hallAlloted: 'Sample Hall, Room 65',
  })
  const unpaid = await ask('/api/user/getUser', { token: tokenOf(people.student) })
  expect(unpaid.body).toMatchObject({ data: { payment_status: 0 }, hallAlloted: null })
})

test('a session that ran out comes back by signing in, and the old token stays dead', async () => {
  const old = tokenOf(people.student)
  festival.expire(people.student)
  expect(await ask('/api/user/getUser', { token: old })).toMatchObject({ body: { code: 2 } })
  await ask('/api/user/login', { email: 'student@festival.test', password: 'Unmask@65' })
  const fresh = festival.state().sessions.at(-1)?.token
  expect(await ask('/api/user/getUser', { token: fresh })).toMatchObject({ body: { code: 0 } })
  expect(await ask('/api/user/getUser', { token: old })).toMatchObject({ body: { code: 2 } })
})

test('the token of a fresh sign-in is good for years, that of an ended session is not', async () => {
  const expOf = (token = '') => {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return Number(/"exp":(\d+)/.exec(payload)?.[1]) * 1000
  }
  await ask('/api/user/login', { email: people.longName.email, password: 'Unmask@65' })
  expect(expOf(festival.state().sessions.at(-1)?.token)).toBeGreaterThan(Date.now())
  expect(expOf(tokenOf(people.expired))).toBeLessThan(Date.now())
})
