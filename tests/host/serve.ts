import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { parseEnv } from 'node:util'
import { gzipSync } from 'node:zlib'
import { lookup, mimes } from 'mrmime'
import type { Hosts } from '../mocks/hosts'
import { readRules, type HostRules } from './rules'

mimes.ico = 'image/x-icon'
/** What is compressed already gains nothing. */
const AS_THEY_ARE = ['.ico', '.jpg', '.mp4', '.png', '.webm', '.webp', '.woff2']

/** Hosts read these, and do not serve them. */
const INSTRUCTIONS = ['/_headers', '/_redirects']

type Options = {
  port?: number
  /** Replaces the hosts of `.env.example`, for which the build was made. */
  hosts?: Hosts | undefined
  /** The day on which the worker removes itself, in place of the build's. */
  workerEnd?: () => string | undefined
  onRequest?: (path: string) => void
  /** How long a response takes, as on a slow network. */
  latencyMs?: () => number
}

export type Served = {
  url: string
  stop: () => Promise<void>
  /** A new deploy: from now on, another build at the same address. */
  publish: (folder: string) => void
}

/** A web server for a built site, as a good host is: compressed, and obeying the build's `_headers` and `_redirects`. */
export function serve(
  folder: string,
  { port = 0, hosts, workerEnd, onRequest, latencyMs }: Options = {},
): Promise<Served> {
  const siteOf = (of: string): Site => ({
    folder: of,
    rules: readRules(of),
    rewrite: hosts || workerEnd ? rewriter(of, hosts, workerEnd) : (text: Buffer) => text,
    compressed: new Map(),
  })
  let site = siteOf(folder)
  const publish = (next: string) => {
    site = siteOf(next)
  }
  const server = createServer((incoming, outgoing) => {
    onRequest?.(incoming.url ?? '')
    const wait = latencyMs?.() ?? 0
    if (wait === 0) send(site, incoming, outgoing)
    else setTimeout(() => server.listening && send(site, incoming, outgoing), wait)
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const bound = server.address()
      const boundPort = typeof bound === 'object' && bound ? bound.port : port
      resolve({ url: `http://127.0.0.1:${boundPort}`, stop, publish })
    })
  })
}

function rewriter(folder: string, hosts: Options['hosts'], workerEnd: Options['workerEnd']) {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  const pairs: [string | undefined, string | undefined][] = [
    [example.VITE_MASTER_API_URL, hosts?.master],
    [example.VITE_USER_EVENTS_API_URL, hosts?.userEvents],
    [example.VITE_GAMES_API_URL, hosts?.games],
    [builtWorkerEnd(folder), workerEnd?.()],
  ]
  return (text: Buffer) => {
    const rewritten = pairs.reduce(
      (now, [from, to]) => (from && to ? now.replaceAll(from, to) : now),
      String(text),
    )
    return Buffer.from(rewritten)
  }
}

/** As in the prerendered pages and in the worker of a build. */
function builtWorkerEnd(folder: string): string | undefined {
  const home = join(folder, 'index.html')
  if (!existsSync(home)) return undefined
  return /data-worker-end="([^"]+)"/.exec(readFileSync(home, 'utf8'))?.[1]
}

/** A browser asks for parts of a film; of anything else it gets the whole. */
function sendPart(whole: Buffer, range: string | undefined, outgoing: ServerResponse) {
  outgoing.setHeader('Accept-Ranges', 'bytes')
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return outgoing.end(whole)
  const last = Math.min(Number(to || Infinity), whole.length - 1)
  outgoing.statusCode = 206
  outgoing.setHeader('Content-Range', `bytes ${from}-${last}/${whole.length}`)
  return outgoing.end(whole.subarray(Number(from), last + 1))
}

type Site = {
  folder: string
  rules: HostRules
  rewrite: (text: Buffer) => Buffer
  /** Hosts compress a file once. */
  compressed: Map<string, Buffer>
}

function send(site: Site, { url = '/', headers }: IncomingMessage, outgoing: ServerResponse) {
  const { folder, rules } = site
  const { pathname } = new URL(url, 'http://localhost')
  rules.headersOf(pathname).forEach((value, name) => outgoing.setHeader(name, value))
  const resource = responseOf(folder, rules, pathname)
  outgoing.statusCode = resource?.status ?? 404
  const { file } = resource ?? { file: '404.txt' }
  outgoing.setHeader('Content-Type', lookup(file) ?? 'application/octet-stream')
  if (!resource) return outgoing.end('Not found')
  const takesGzip = headers['accept-encoding']?.includes('gzip')
  if (AS_THEY_ARE.includes(extname(file)) || !takesGzip)
    return sendPart(readFileSync(file), headers.range, outgoing)
  outgoing.setHeader('Content-Encoding', 'gzip')
  return outgoing.end(compress(file, site))
}

function compress(file: string, { rewrite, compressed }: Site): Buffer {
  const made = compressed.get(file) ?? gzipSync(rewrite(readFileSync(file)))
  compressed.set(file, made)
  return made
}

/** The file of that name, the document of that page, or what a rule of `_redirects` says. */
function responseOf(folder: string, rules: HostRules, pathname: string) {
  const path = normalize(decodeURIComponent(pathname))
  const isFile = (name: string) => existsSync(name) && statSync(name).isFile()
  const file = [path, `${path}.html`, `${path}/index.html`]
    .filter((name) => !INSTRUCTIONS.includes(name))
    .map((name) => join(folder, name))
    .find(isFile)
  if (file) return { file, status: 200 }
  const rule = rules.redirectOf(pathname)
  return rule && { file: join(folder, rule.to), status: rule.status }
}
