import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { getResponse, type HttpHandler } from 'msw'
import { createHandlers } from './handlers'
import type { Hosts } from './hosts'
import { nextTokenNumber } from './thirdParties/settings'

const ADDRESS = '127.0.0.1'

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '600',
  // Allows pages of other sites to send requests to this computer.
  'Access-Control-Allow-Private-Network': 'true',
}

export type Api = { hosts: Hosts; stop: () => Promise<void> }

/** The mock server over HTTP, for this computer only. Port 0 means any free port. */
export async function startApi(port: number): Promise<Api> {
  let handlers: HttpHandler[] = []
  const server = createServer((incoming, outgoing) => {
    respond(handlers, incoming, outgoing).catch((error: unknown) => {
      console.error(error)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500, CORS).end()
    })
  })
  const url = `http://${ADDRESS}:${await listen(server, port)}`
  const hosts = { master: url, userEvents: url, games: `${url}/games` }
  handlers = createHandlers(hosts)
  return { hosts, stop: () => stop(server) }
}

async function respond(
  handlers: HttpHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, CORS).end()
    return
  }
  const response = await getResponse(handlers, await requestOf(incoming, outgoing))
  // The Fetch API represents a lost connection by an error response. Here the connection is really cut.
  if (!response || response.type === 'error') {
    outgoing.destroy()
    return
  }
  const body = Buffer.from(await response.arrayBuffer())
  // Real hosts also compress: without it the event list is four times as long.
  const isPacked = incoming.headers['accept-encoding']?.includes('gzip') && body.length > 0
  const sent = isPacked ? gzipSync(body) : body
  const headers = {
    ...Object.fromEntries(response.headers),
    ...CORS,
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    'content-length': sent.length,
  }
  outgoing.writeHead(response.status, headers).end(sent)
}

async function requestOf(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request> {
  const { method = 'GET', url = '/', socket } = incoming
  const headers = new Headers()
  const type = incoming.headers['content-type']
  if (type) headers.set('Content-Type', type)
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // Ignores the Host header, because every request to this port is for this festival.
  return new Request(new URL(url, `http://${ADDRESS}:${socket.localPort}`), {
    method,
    headers,
    body: hasBody ? withCaptcha(await text(incoming)) : null,
    signal: gone.signal,
  })
}

/** Only Google can check the tokens of the real captcha in a production build, so they pass here. */
function withCaptcha(body: string): string {
  return body.replace(/"captcha":\s*"(?!captcha-)[^"]+"/, () => {
    return `"captcha":"captcha-ok-${nextTokenNumber()}"`
  })
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, ADDRESS, () => {
      const bound = server.address()
      resolve(typeof bound === 'object' && bound ? bound.port : port)
    })
  })
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
