import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { ask, tokenOf } from './ask'

function fieldsOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.')
  const fields: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return typeof fields === 'object' && fields !== null ? { ...fields } : {}
}

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

test('a token carries what the real ones carry, readable by everybody', async () => {
  await ask('/api/user/login', { email: people.longName.email, password: 'Unmask@65' })
  const { token = '' } = festival.state().sessions.at(-1) ?? {}
  const { id, sfId, email, name, gender } = people.longName
  const fields: unknown = { id, sfId, email, name, gender, exp: expect.any(Number) }
  expect(fieldsOf(token)).toEqual(fields)
  expect(fieldsOf(token).exp).toBeGreaterThan(Date.now() / 1000)
  expect(fieldsOf(tokenOf(people.expired)).exp).toBeLessThan(Date.now() / 1000)
})

test('a mail address is the same in any case and with spaces around it', async () => {
  const reply = await ask('/api/user/login', {
    email: ' Student@FESTIVAL.test ',
    password: 'Unmask@65',
  })
  expect(reply.body).toMatchObject({ code: 0 })
})

test('a wrong password is an HTTP error with a message in its body', async () => {
  const reply = await ask('/api/user/login', {
    email: 'student@festival.test',
    password: 'Wrong@2025',
  })
  expect(reply).toEqual({ status: 401, body: { code: 1, message: 'Invalid email or password' } })
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

const expiredCodes: [path: string, code: number, rest: object][] = [
  ['/api/user/getUser', 2, {}],
  ['/api/user/registered_events', -5, {}],
  ['/api/event/deregister/team', -5, { eventId: 23 }],
  ['/api/user/complaints/fetchComplaints', -5, {}],
  ['/api/contingent/getMembers', -1, {}],
  ['/api/contingent/leave', 2, {}],
]

test.each(expiredCodes)('an expired session hears of it from %s by code %i', async (...row) => {
  const [path, code, rest] = row
  const unauthorized = { status: 200, body: { code, message: 'Unauthorized' } }
  expect(await ask(path, { token: tokenOf(people.expired), ...rest })).toEqual(unauthorized)
  expect(await ask(path, { token: 'made up', ...rest })).toEqual(unauthorized)
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
