import { expect, test } from 'vitest'
import { hosts } from '@mocks/hosts'
import { server } from '@mocks/node'
import { PATHS } from '@mocks/paths'
import { calls } from './everyCall'

type Heard = { method: string; host: string; path: string; sends: unknown }

/** The request that leaves the browser, as a server sees it. */
async function heardOf(call: () => Promise<unknown>): Promise<Heard[]> {
  const heard: Promise<Heard>[] = []
  const listen = ({ request }: { request: Request }) => {
    const { origin, pathname, searchParams } = new URL(request.url)
    const { method } = request
    const at = { method, host: origin, path: pathname }
    const query = Object.fromEntries(searchParams)
    const body: Promise<unknown> =
      method === 'GET' ? Promise.resolve(query) : copyOf(request).json()
    heard.push(body.then((sends) => ({ ...at, sends })))
  }
  server.events.on('request:start', listen)
  // A refusal is an answer as well.
  await call().catch(() => undefined)
  server.events.removeListener('request:start', listen)
  return Promise.all(heard)
}

/** So that the mock server can read it, too. */
const copyOf = (request: Request) => request.clone()

const isRead = (path: string) =>
  path === '/api/event' || path.endsWith('/player') || path.endsWith('/players')

test.each(Object.entries(calls))(
  '%s goes to its host by its method, with its payload and nothing more',
  async (path, { host, call, sends }) => {
    const method = isRead(path) ? 'GET' : 'POST'
    expect(await heardOf(() => call())).toEqual([{ method, host: hosts[host], path, sends }])
  },
)

test('these are all the calls there are', () => {
  expect(Object.keys(calls).toSorted()).toEqual([...PATHS].toSorted())
})
