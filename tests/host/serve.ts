import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { parseEnv } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Hosts } from '../mocks/hosts'
import { readRules, type HostRules } from './rules'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
/** What is compressed already gains nothing. */
const AS_THEY_ARE = ['.ico', '.jpg', '.mp4', '.png', '.webm', '.webp', '.woff2']

/** Hosts read these, and do not serve them. */
const INSTRUCTIONS = ['/_headers', '/_redirects']

type Options = {
  port?: number
  /** Asked instead of the hosts of `.env.example`, for which the build was made. */
  hosts?: Hosts | undefined
  /** Of the festival, in place of this edition's. */
  lastDay?: () => string
  onRequest?: (path: string) => void
  /** How long an answer takes, as on a slow network. */
  latencyMs?: number | (() => number)
  /** Of brotli. The best takes seconds for a whole site, for which no journey need wait. */
  quality?: number
}

const BEST = constants.BROTLI_MAX_QUALITY

export type Served = {
  url: string
  stop: () => Promise<void>
  /** A new deploy: from now on, another build at the same address. */
  publish: (folder: string) => void
}

/** A web server for a built site, as a good host is: compressed, and obeying the build's `_headers` and `_redirects`. */
export function serve(
  folder: string,
  { port = 0, hosts, lastDay, onRequest, latencyMs = 0, quality = BEST }: Options = {},
): Promise<Served> {
  const rewrite = hosts || lastDay ? rewriter(hosts, lastDay) : (text: Buffer) => text
  const siteOf = (of: string): Site => ({
    folder: of,
    rules: readRules(of),
    rewrite,
    quality,
    known: new Map(),
  })
  let site = siteOf(folder)
  const publish = (next: string) => {
    site = siteOf(next)
  }
  const server = createServer((incoming, outgoing) => {
    onRequest?.(incoming.url ?? '')
    const wait = typeof latencyMs === 'number' ? latencyMs : latencyMs()
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
      const own = typeof bound === 'object' && bound ? bound.port : port
      resolve({ url: `http://127.0.0.1:${own}`, stop, publish })
    })
  })
}

const LAST_DAY = /(lastDay:["'`])\d{4}-\d\d-\d\d/

/** A last day that has not come yet. */
export const nextJanuary = () => `${new Date().getFullYear() + 1}-01-26`

function rewriter(hosts: Hosts | undefined, lastDay: Options['lastDay']) {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  const pairs: [string | undefined, string | undefined][] = [
    [example.VITE_MASTER_API_URL, hosts?.master],
    [example.VITE_USER_EVENTS_API_URL, hosts?.userEvents],
    [example.VITE_GAMES_API_URL, hosts?.games],
  ]
  return (text: Buffer) => {
    const asked = pairs.reduce(
      (now, [from, to]) => (from && to ? now.replaceAll(from, to) : now),
      String(text),
    )
    // The festival may be long over, and its worker would remove itself.
    return Buffer.from(lastDay ? asked.replace(LAST_DAY, `$1${lastDay()}`) : asked)
  }
}

/** A browser asks for parts of a film; of anything else it gets the whole. */
function sendPart(whole: Buffer, range: string | undefined, outgoing: ServerResponse) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return outgoing.setHeader('Accept-Ranges', 'bytes').end(whole)
  const last = Math.min(Number(to || Infinity), whole.length - 1)
  const part = whole.subarray(Number(from), last + 1)
  outgoing.setHeader('Content-Range', `bytes ${from}-${last}/${whole.length}`)
  return outgoing.writeHead(206).end(part)
}

type Site = {
  folder: string
  rules: HostRules
  rewrite: (text: Buffer) => Buffer
  quality: number
  /** Hosts compress a file once. */
  known: Map<string, Buffer>
}

function send(site: Site, { url = '/', headers }: IncomingMessage, outgoing: ServerResponse) {
  const { folder, rules } = site
  const { pathname } = new URL(url, 'http://localhost')
  outgoing.setHeaders(rules.headersOf(pathname))
  const found = answerOf(folder, rules, pathname)
  if (!found) {
    outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
    return
  }
  const type = extname(found.file)
  outgoing.statusCode = found.status
  outgoing.setHeader('Content-Type', TYPES[type] ?? 'application/octet-stream')
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each))
  if (AS_THEY_ARE.includes(type) || !encoding) {
    sendPart(readFileSync(found.file), headers.range, outgoing)
    return
  }
  outgoing.setHeader('Content-Encoding', encoding)
  outgoing.end(compressed(found.file, encoding, site))
}

function compressed(file: string, encoding: 'br' | 'gzip', site: Site): Buffer {
  const { rewrite, known, quality } = site
  const name = `${encoding} ${file}`
  const made = known.get(name)
  if (made) return made
  const text = rewrite(readFileSync(file))
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const small = encoding === 'br' ? brotliCompressSync(text, { params }) : gzipSync(text)
  known.set(name, small)
  return small
}

/** The file of that name, the document of that page, or what a rule of `_redirects` says. */
function answerOf(folder: string, rules: HostRules, pathname: string) {
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
