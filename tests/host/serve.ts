import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { parseEnv } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Hosts } from '../mocks/hosts'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
/** What is compressed already gains nothing. */
const AS_THEY_ARE = ['.ico', '.jpg', '.png', '.woff2']

/**
 * A plain web server for a built site, as a good host would be: compressed, cached, every address answered. With `hosts`,
 * a build that was made for the hosts of `.env.example` asks those instead.
 */
export function serve(
  folder: string,
  hosts?: Hosts,
  onRequest: (path: string) => void = () => undefined,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const rewrite = hosts ? rewriter(hosts) : (text: Buffer) => text
  const server = createServer((incoming, outgoing) => {
    onRequest(incoming.url ?? '')
    send(folder, incoming, outgoing, rewrite)
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      const port = typeof bound === 'object' && bound ? bound.port : 0
      resolve({ url: `http://127.0.0.1:${port}`, stop })
    })
  })
}

function rewriter({ master, userEvents, games }: Hosts) {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  const pairs: [string | undefined, string][] = [
    [example.VITE_MASTER_API_URL, master],
    [example.VITE_USER_EVENTS_API_URL, userEvents],
    [example.VITE_GAMES_API_URL, games],
  ]
  return (text: Buffer) =>
    Buffer.from(
      pairs.reduce((now, [from, to]) => (from ? now.replaceAll(from, to) : now), String(text)),
    )
}

function send(
  folder: string,
  { url = '/', headers }: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: (text: Buffer) => Buffer,
) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  const file = fileOf(folder, path)
  if (!file) {
    outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
    return
  }
  const type = extname(file)
  const isNamedByContent = path.startsWith('/assets/')
  outgoing.setHeader('Content-Type', TYPES[type] ?? 'application/octet-stream')
  outgoing.setHeader('X-Content-Type-Options', 'nosniff')
  outgoing.setHeader(
    'Cache-Control',
    type === '.html'
      ? 'no-cache'
      : isNamedByContent
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=86400',
  )
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each))
  if (AS_THEY_ARE.includes(type) || !encoding) {
    outgoing.end(readFileSync(file))
    return
  }
  outgoing.setHeader('Content-Encoding', encoding)
  outgoing.end(compressed(file, encoding, rewrite))
}

const known = new Map<string, Buffer>()

/** Hosts compress a file once. */
function compressed(
  file: string,
  encoding: 'br' | 'gzip',
  rewrite: (text: Buffer) => Buffer,
): Buffer {
  const name = `${encoding} ${file}`
  const made = known.get(name)
  if (made) return made
  const text = rewrite(readFileSync(file))
  const small = encoding === 'br' ? brotliCompressSync(text) : gzipSync(text, { level: 9 })
  known.set(name, small)
  return small
}

/** The file of that name, the document of that page, or the home page's for an address that only the site knows. */
function fileOf(folder: string, path: string): string | undefined {
  const isFile = (name: string) => existsSync(name) && statSync(name).isFile()
  const found = [path, `${path}.html`].map((name) => join(folder, name)).find(isFile)
  return found ?? (extname(path) ? undefined : join(folder, 'index.html'))
}
