import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '@mocks/apiServer'
import { server } from '@mocks/node'

let api: Api

beforeAll(async () => {
  // Real HTTP from here on: MSW must not intercept these tests' requests.
  server.close()
  api = await startApi(0)
})
afterAll(() => api.stop())

function post(path: string, body: object) {
  return fetch(`${api.hosts.userEvents}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const login = (password: string) =>
  post('/api/user/login', { email: 'student@festival.test', password })

test.each([
  ['a sign-in', 'Unmask@65', 200, { code: 0, data: { user: { sfId: 'SF00007' } } }],
  ['a wrong password', 'Mask@6565', 401, { code: 1, message: 'Invalid email or password' }],
])('%s gets a response over real HTTP, on a page of any origin', async (...row) => {
  const [, password, status, body] = row
  const response = await login(password)
  expect(response.status).toBe(status)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(await response.json()).toMatchObject(body)
})
