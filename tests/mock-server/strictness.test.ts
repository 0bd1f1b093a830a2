import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { hosts } from '@mocks/hosts'
import { people } from '@mocks/people'
import { takeConsoleMessages } from '../consoleMessages'
import { addressOf, ask, someText, tokenOf } from './ask'

const unknown: [method: string, address: string][] = [
  ['POST', `${hosts.userEvents}/api/user/logout`],
  ['GET', `${hosts.userEvents}/api/user/login`],
  ['POST', `${hosts.userEvents}/api/event`],
  ['POST', `${hosts.userEvents}/api/contingent`],
  ['POST', `${hosts.master}/api/user/login`],
  ['GET', `${hosts.games}/leaderboard`],
]

test.each(unknown)('%s %s is an unknown path, loudly', async (method, address) => {
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

const empty: [path: string, fields: string[]][] = [
  ['/api/user/login', ['email', 'password']],
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
]

test.each(empty)('%s names every field that is missing', async (path, fields) => {
  const reply = await ask(path, {})
  expect(reply).toMatchObject({ status: 400, body: { code: -7, message: 'Validation failed' } })
  expect(reply.body).toMatchObject({
    error: fields.map((field) => ({ path: field, message: someText })),
  })
})

test('text where a list or a number belongs is refused', async () => {
  const token = tokenOf(people.student)
  const reply = await ask('/api/event/addMember', { token, eventId: '23', teamMembers: 'SF00021' })
  expect(reply.body).toMatchObject({ error: [{ path: 'eventId' }, { path: 'teamMembers' }] })
})

test('a body that is not sent as JSON is read as empty', async () => {
  const response = await fetch(addressOf('/api/user/login'), {
    method: 'POST',
    body: JSON.stringify({ email: 'student@festival.test', password: 'Unmask@65' }),
  })
  expect(response.status).toBe(400)
})

test('a body that is broken JSON is answered with an HTML page', async () => {
  const response = await fetch(addressOf('/api/user/login'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"email":',
  })
  expect(response.status).toBe(400)
  expect(response.headers.get('Content-Type')).toContain('text/html')
})

test('every call is written down until the festival is reset', async () => {
  const body = { email: 'student@festival.test', password: 'Unmask@65' }
  await ask('/api/user/login', body)
  expect(festival.calls('/api/user/login')).toEqual([{ path: '/api/user/login', body }])
  expect(festival.calls('/api/event')).toEqual([])
  festival.reset()
  expect(festival.calls()).toEqual([])
})
