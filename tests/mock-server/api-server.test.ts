import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '@mocks/apiServer'
import { server } from '@mocks/node'
import { newcomer } from './sendRequest'

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

test('the token of a real captcha is accepted, and the mock server’s own are checked', async () => {
  const refused = await post('/api/user/register_user', {
    ...newcomer,
    captcha: 'captcha-refused-1',
  })
  expect(await refused.json()).toMatchObject({ code: 4 })
  const taken = await post('/api/user/register_user', { ...newcomer, captcha: '03AGdBq-anything' })
  expect(await taken.json()).toMatchObject({ code: 0 })
})

/** `npm run api`, on a port of its own. */
function runCommand(port: string) {
  const command = spawn(process.execPath, ['--import', 'tsx', 'tests/mocks/api.ts'], {
    env: { ...process.env, PORT: port },
  })
  const ended = new Promise<number | null>((resolve) => command.once('exit', resolve))
  return { command, ended }
}

test('the command prints the lines for .env and who can sign in, and Ctrl+C ends it', async () => {
  const { command, ended } = runCommand('0')
  let output = ''
  command.stdout.on('data', (part: Buffer) => {
    const isReady = output.includes('Ctrl+C')
    output += part.toString()
    if (!isReady && output.includes('Ctrl+C')) command.kill('SIGINT')
  })
  expect(await ended).toBe(0)
  expect(output).toMatch(/^VITE_MASTER_API_URL=http:\/\/127\.0\.0\.1:\d+$/m)
  expect(output).toMatch(/^VITE_GAMES_API_URL=http:\/\/127\.0\.0\.1:\d+\/games$/m)
  expect(output).toContain('student@festival.test')
})
