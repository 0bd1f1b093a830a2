import { spawn } from 'node:child_process'
import { createServer, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '@mocks/apiServer'
import { server } from '@mocks/node'
import { checkHosts } from '@/platform/build/checkHosts'
import { publishWarnings } from '@/platform/build/publishWarnings'
import { freePort } from '../../e2e/freePort'

const SITE = 'https://fest.festival.test'
let api: Api
const httpServers: Server[] = []

beforeAll(async () => {
  // Real HTTP from here on.
  server.close()
  api = await startApi(0)
})
afterAll(() => api.stop())
afterEach(() => {
  for (const httpServer of httpServers.splice(0)) httpServer.close()
})

function env(changes: Record<string, string> = {}) {
  return {
    VITE_SITE_URL: `${SITE}/`,
    VITE_MASTER_API_URL: api.hosts.master,
    VITE_USER_EVENTS_API_URL: api.hosts.userEvents,
    VITE_GAMES_API_URL: api.hosts.games,
    VITE_RECAPTCHA_SITE_KEY: 'a-key',
    ...changes,
  }
}

/** A host with this response to every request. */
async function host(listener: RequestListener) {
  const port = await freePort()
  const httpServer = createServer(listener)
  httpServers.push(httpServer)
  await new Promise<void>((resolve) => httpServer.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${port}`
}

const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' }
const EVENTS = JSON.stringify({ code: 0, data: [] })

test('the mock server responds as the site needs, on all its hosts', async () => {
  expect(await checkHosts(env())).toEqual([])
  expect(await checkHosts(env({ VITE_USER_EVENTS_API_URL: '', VITE_GAMES_API_URL: '' }))).toEqual(
    [],
  )
})

test('the mock server signs somebody in, on a page of any origin', async () => {
  const response = await fetch(`${api.hosts.userEvents}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'student@festival.test', password: 'Unmask@65' }),
  })
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(await response.json()).toMatchObject({ code: 0, data: { user: { sfId: 'SF00007' } } })
})

test('reports an unreachable host by its variable, with what to check', async () => {
  const unreachable = `http://127.0.0.1:${await freePort()}`
  expect(await checkHosts(env({ VITE_GAMES_API_URL: unreachable }))).toEqual([
    `VITE_GAMES_API_URL: ${unreachable} gives no answer (ECONNREFUSED). Check the address, and that the server runs.`,
  ])
})

test('reports a host whose CORS headers allow no site, or only another one', async () => {
  const closed = await host((_request, response) => response.end(EVENTS))
  const [fault] = await checkHosts(env({ VITE_USER_EVENTS_API_URL: closed }))
  expect(fault).toMatch(/Origin is missing\. Whoever runs the host must allow https:\/\/fest\./)
  const elsewhere = await host((_request, response) =>
    response.setHeader('Access-Control-Allow-Origin', 'https://springfest.in').end(EVENTS),
  )
  const [second] = await checkHosts(env({ VITE_USER_EVENTS_API_URL: elsewhere }))
  expect(second).toContain('Access-Control-Allow-Origin is for https://springfest.in')
  const allowing = await host(({ headers }, response) =>
    response.writeHead(200, { ...OPEN, 'Access-Control-Allow-Origin': headers.origin }).end(EVENTS),
  )
  expect(await checkHosts(env({ VITE_USER_EVENTS_API_URL: allowing }))).toEqual([])
})

test.each([
  [
    '<!doctype html><p>Welcome',
    200,
    'answers with a web page. The address must be that of the API',
  ],
  ['{"code":0}', 200, 'answers without a list of events in `data` (HTTP 200)'],
  ['{"message":"asleep"}', 503, 'fails with HTTP 503. See the log of the server.'],
])('reports a host that responds %j with HTTP %i', async (body, status, message) => {
  const wrong = await host((_request, response) => response.writeHead(status, OPEN).end(body))
  const faults = await checkHosts(env({ VITE_USER_EVENTS_API_URL: wrong }))
  expect(faults.join()).toContain(`VITE_USER_EVENTS_API_URL: ${wrong}/api/event ${message}`)
})

async function run(changes: Record<string, string>) {
  const command = spawn(process.execPath, ['--import', 'tsx', 'src/platform/build/preflight.ts'], {
    env: { ...process.env, ...env(changes) },
  })
  const ended = new Promise<number | null>((resolve) => command.once('exit', resolve))
  const [output, faults] = await Promise.all([text(command.stdout), text(command.stderr)])
  return { code: await ended, said: output, faults }
}

test('the command ends with 0 when all is well, and with 1 and a message when it is not', async () => {
  const page = await host((_request, response) => response.writeHead(200, OPEN).end('<p>Hello'))
  const [good, bad, unset] = await Promise.all([
    run({}),
    run({ VITE_GAMES_API_URL: page }),
    run({ VITE_MASTER_API_URL: '' }),
  ])
  // Warnings depend on this year's content.
  expect(good.code).toBe(0)
  expect(good.faults).not.toContain('Fault')
  expect(good.said).toContain('every host answers as the site needs')
  expect(bad).toMatchObject({ code: 1, said: '' })
  expect(bad.faults).toMatch(/^Fault: VITE_GAMES_API_URL: /m)
  expect(unset.code).toBe(1)
  expect(unset.faults).toMatch(/^Fault: VITE_MASTER_API_URL is not set\.$/m)
})

test('placeholder telephone numbers warn by the names of their desks, others do not', () => {
  const desk = { role: 'Registration desk', phone: '+91 00000 00003' }
  const real = { role: 'Help desk', phone: '+91 98765 43210' }
  expect(publishWarnings(env(), [desk, real])).toEqual([
    expect.stringContaining('contacts.ts has placeholder numbers (Registration desk): nobody'),
  ])
  expect(publishWarnings(env(), [real])).toEqual([])
})
