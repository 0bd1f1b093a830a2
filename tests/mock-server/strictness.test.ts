import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { hosts } from '@mocks/hosts'
import { people } from '@mocks/people'
import { takeConsoleMessages } from '../consoleMessages'
import { by, send, someText } from './ask'

const LOGIN = '/api/user/login'
const credentials = { email: people.student.email, password: people.student.password }

test.each([
  ['POST', `${hosts.userEvents}/api/user/logout`],
  ['GET', `${hosts.userEvents}/api/user/login`],
  ['POST', `${hosts.userEvents}/api/event`],
  ['POST', `${hosts.userEvents}/api/contingent`],
  ['POST', `${hosts.master}/api/user/login`],
  ['GET', `${hosts.games}/leaderboard`],
])('%s %s is an unknown path, loudly', async (method, address) => {
  const response = await fetch(address, { method })
  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(await response.text()).toContain(`Cannot ${method} ${new URL(address).pathname}`)
  expect(takeConsoleMessages().join()).toContain('The mock server has no')
})

test('a host that is not the festival is not answered at all', async () => {
  await expect(fetch('https://elsewhere.festival.test/api/event')).rejects.toThrow()
  takeConsoleMessages()
})

test.each([
  [LOGIN, ['email', 'password']],
  ['/api/user/login/google', ['token']],
  ['/api/user/forgotPassword/requestOtp', ['email']],
  ['/api/user/forgotPassword/verifyOtp', ['email', 'otp', 'password']],
  ['/api/user/getUser', ['token']],
  ['/api/event/register', ['token', 'eventCity', 'eventId', 'teamMembers']],
  ['/api/user/registered_events', ['token']],
  ['/api/event/deregister/member', ['token', 'eventId', 'memberToDeregister']],
  ['/api/event/deregister/team', ['token', 'eventId']],
  ['/api/event/addMember', ['token', 'eventId', 'teamMembers']],
  ['/api/user/complaints/fetchComplaints', ['token']],
  ['/api/user/complaints/submitComplaints', ['token', 'type', 'issue']],
  ['/api/user/complaints/cancelComplaints', ['token', 'complaint_id']],
] as const)('%s names every field that is missing', async (path, fields) => {
  const error = fields.map((field) => ({ path: field, message: someText }))
  expect(await send(path)).toMatchObject({
    status: 400,
    body: { code: -7, message: 'Validation failed', error },
  })
})

test('text where a list or a number belongs is refused', async () => {
  const wrong = by(people.student, { eventId: '23', teamMembers: 'SF00021' })
  expect(await send('/api/event/addMember', wrong)).toMatchObject({
    body: { error: [{ path: 'eventId' }, { path: 'teamMembers' }] },
  })
})

test.each([
  ['that is not sent as JSON', 'text/plain', JSON.stringify(credentials), 'json'],
  ['that is broken JSON', 'application/json', '{"email":', 'html'],
])('a body %s is refused', async (_what, type, body, kind) => {
  const headers = { 'Content-Type': type }
  const response = await fetch(hosts.userEvents + LOGIN, { method: 'POST', headers, body })
  expect(response.status).toBe(400)
  expect(response.headers.get('Content-Type')).toContain(kind)
})

test('every call is written down until the festival is reset', async () => {
  await send(LOGIN, credentials)
  expect(festival.calls(LOGIN)).toEqual([{ path: LOGIN, body: credentials }])
  expect(festival.calls('/api/event')).toEqual([])
  festival.reset()
  expect(festival.calls()).toEqual([])
})
