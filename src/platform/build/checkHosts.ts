import { games } from '@/content/games'
import { REQUEST_TIMEOUT_MS } from '@/shared/lib/network'
import { isRecord } from '@/shared/lib/parse'
import { readEnv, type RawEnv } from '@/festival/readEnv'

type Json = Record<string, unknown>
type Host = {
  variable: string
  url: string
  /** The path of a request that changes nothing. */
  path: string
  body?: object
  expected: string
  isExpected: (json: Json) => boolean
  /** For a POST with an invalid token. The CORS preflight must succeed, and pages must be able to read the refusal. */
  jsonPath?: string
}

/** Returns a sentence for each problem, with what to do. */
export async function checkHosts(raw: RawEnv): Promise<string[]> {
  const origin = new URL(readEnv(raw).siteUrl).origin
  const problems = await Promise.all(hostsOf(raw).map((host) => checkHost(host, origin)))
  return problems.filter((problem) => problem !== undefined)
}

function hostsOf(raw: RawEnv): Host[] {
  const { masterApiUrl, userEventsApiUrl, gamesApiUrl } = readEnv(raw)
  const hasSecondHost = Boolean(raw.VITE_USER_EVENTS_API_URL?.trim())
  const master: Host = {
    variable: 'VITE_MASTER_API_URL',
    url: masterApiUrl,
    path: '/api/contingent/getMembers',
    body: { token: 'preflight' },
    jsonPath: '/api/contingent/getMembers',
    // The server refuses, because nobody has this token.
    expected: 'a `code`',
    isExpected: ({ code }) => typeof code === 'number',
  }
  const userEvents: Host = {
    variable: hasSecondHost ? 'VITE_USER_EVENTS_API_URL' : 'VITE_MASTER_API_URL',
    url: userEventsApiUrl,
    path: '/api/event',
    jsonPath: '/api/user/getUser',
    expected: 'a list of events in `data`',
    isExpected: ({ code, data }) => code === 0 && Array.isArray(data),
  }
  if (!gamesApiUrl) return [master, userEvents]
  const scores: Host = {
    variable: 'VITE_GAMES_API_URL',
    url: gamesApiUrl,
    path: Object.values(games)[0]?.scores.all ?? '',
    expected: 'a list of `players`',
    isExpected: ({ code, players }) => code === 0 && Array.isArray(players),
  }
  return [master, userEvents, scores]
}

async function checkHost(host: Host, origin: string): Promise<string | undefined> {
  const { variable, url, path } = host
  try {
    const response = await send(host, origin)
    const problem =
      checkRedirect(response) ??
      checkCors(response, origin) ??
      (await checkBody(response, host)) ??
      (await checkPreflight(host, origin)) ??
      (await checkCorsOfRefusal(host, origin))
    return problem && `${variable}: ${url}${path} ${problem}`
  } catch (error) {
    return `${variable}: ${url} gives no answer (${reasonOf(error)}). Check the address, and that the server runs.`
  }
}

function send({ url, path, body }: Host, origin: string): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Origin: origin, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
    // Browsers refuse a redirect of a preflight request, so `checkRedirect` must see it.
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
}

function checkRedirect({ status, headers }: Response): string | undefined {
  if (status < 300 || status > 399) return undefined
  const target = headers.get('location') ?? 'another address'
  return `redirects to ${target}, which browsers do not follow here. Put the address that answers into .env.`
}

function checkCors({ headers }: Response, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return undefined
  const state = allowed ? `is for ${allowed}` : 'is missing'
  return `does not let pages of ${origin} read its answers: Access-Control-Allow-Origin ${state}. Whoever runs the host must allow ${origin}.`
}

async function checkBody(response: Response, host: Host): Promise<string | undefined> {
  const text = await response.text()
  if (response.status >= 500)
    return `fails with HTTP ${response.status}. See the log of the server.`
  const json = parseJson(text)
  if (json && host.isExpected(json)) return undefined
  if (/^\s*</.test(text))
    return 'answers with a web page. The address must be that of the API, not of a website.'
  return `answers without ${host.expected} (HTTP ${response.status}). Check that this is the festival’s API.`
}

/** https://developer.mozilla.org/docs/Glossary/Preflight_request */
async function checkPreflight(
  { url, jsonPath }: Host,
  origin: string,
): Promise<string | undefined> {
  if (!jsonPath) return undefined
  const response = await fetch(`${url}${jsonPath}`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  const redirect = checkRedirect(response)
  if (redirect) return `answers, but ${jsonPath} ${redirect}`
  const allowed = response.headers.get('access-control-allow-headers') ?? ''
  const allowsJson = allowed.split(',').some((name) => /^(\*|content-type)$/i.test(name.trim()))
  if (response.ok && allowsJson) {
    const problem = checkCors(response, origin)
    return problem && `answers, but its OPTIONS of ${jsonPath} ${problem}`
  }
  return `answers, but pages cannot send JSON to ${jsonPath}: there, OPTIONS must succeed, with Content-Type in Access-Control-Allow-Headers.`
}

/** If pages cannot read a refusal, every wrong password looks like a dead network. */
async function checkCorsOfRefusal(host: Host, origin: string): Promise<string | undefined> {
  const { jsonPath } = host
  // With a `body`, the first request has checked a refusal already.
  if (!jsonPath || host.body) return undefined
  const refused = { ...host, path: jsonPath, body: { token: 'preflight' } }
  const problem = checkCors(await send(refused, origin), origin)
  return problem && `answers, but when it refuses ${jsonPath}, it ${problem}`
}

function parseJson(text: string): Json | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** For example ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given'
  const { cause } = error
  return isRecord(cause) && typeof cause.code === 'string' ? cause.code : error.name
}
