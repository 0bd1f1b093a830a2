import { games } from '@/content/games'
import { REQUEST_TIMEOUT_MS } from '@/shared/lib/network'
import { isRecord } from '@/shared/lib/unknown'
import { readEnv, type RawEnv } from '@/shared/readEnv'

type Reply = Record<string, unknown>
type Host = {
  variable: string
  address: string
  /** A call that changes nothing. */
  path: string
  body?: object
  expected: string
  isExpected: (reply: Reply) => boolean
  /** A call with JSON: a browser sends an OPTIONS request first. Its token is invalid, so a refusal is expected. */
  takesJson?: string
}

/** Asks each host as a page of the site would. What is wrong, and what to do, per host. */
export async function askHosts(raw: RawEnv): Promise<string[]> {
  const origin = new URL(readEnv(raw).siteUrl).origin
  const faults = await Promise.all(hostsOf(raw).map((host) => faultOf(host, origin)))
  return faults.filter((fault) => fault !== undefined)
}

function hostsOf(raw: RawEnv): Host[] {
  const { masterApiUrl, userEventsApiUrl, gamesApiUrl } = readEnv(raw)
  const isSecondSet = Boolean(raw.VITE_USER_EVENTS_API_URL?.trim())
  const master = {
    variable: 'VITE_MASTER_API_URL',
    address: masterApiUrl,
    path: '/api/contingent/getMembers',
    body: { token: 'preflight' },
    takesJson: '/api/contingent/getMembers',
    // It refuses: nobody has this token.
    expected: 'a `code`',
    isExpected: ({ code }: Reply) => typeof code === 'number',
  }
  const userEvents = {
    variable: isSecondSet ? 'VITE_USER_EVENTS_API_URL' : 'VITE_MASTER_API_URL',
    address: userEventsApiUrl,
    path: '/api/event',
    takesJson: '/api/user/getUser',
    expected: 'a list of events in `data`',
    isExpected: ({ code, data }: Reply) => code === 0 && Array.isArray(data),
  }
  const scores = {
    variable: 'VITE_GAMES_API_URL',
    path: Object.values(games)[0]?.scores.all ?? '',
    expected: 'a list of `players`',
    isExpected: ({ code, players }: Reply) => code === 0 && Array.isArray(players),
  }
  return [master, userEvents, ...(gamesApiUrl ? [{ ...scores, address: gamesApiUrl }] : [])]
}

async function faultOf(host: Host, origin: string): Promise<string | undefined> {
  const { variable, address, path } = host
  try {
    const answer = await send(host, origin)
    const fault =
      movedFault(answer) ??
      corsFault(answer, origin) ??
      (await shapeFault(answer, host)) ??
      (await jsonFault(host, origin)) ??
      (await refusalFault(host, origin))
    return fault && `${variable}: ${address}${path} ${fault}`
  } catch (error) {
    return `${variable}: ${address} gives no answer (${reasonOf(error)}). Check the address, and that the server runs.`
  }
}

function send({ address, path, body }: Host, origin: string): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Origin: origin, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
    // Browsers do not follow redirects of OPTIONS requests.
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
}

function movedFault({ status, headers }: Response): string | undefined {
  if (status < 300 || status > 399) return undefined
  const to = headers.get('location') ?? 'another address'
  return `redirects to ${to}, which browsers do not follow here. Put the address that answers into .env.`
}

function corsFault({ headers }: Response, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return undefined
  const now = allowed ? `is for ${allowed}` : 'is missing'
  return `does not let pages of ${origin} read its answers: Access-Control-Allow-Origin ${now}. Whoever runs the host must allow ${origin}.`
}

async function shapeFault(answer: Response, host: Host): Promise<string | undefined> {
  const text = await answer.text()
  if (answer.status >= 500) return `fails with HTTP ${answer.status}. See the log of the server.`
  const reply = recordIn(text)
  if (reply && host.isExpected(reply)) return undefined
  if (/^\s*</.test(text))
    return 'answers with a web page. The address must be that of the API, not of a website.'
  return `answers without ${host.expected} (HTTP ${answer.status}). Check that this is the festival’s API.`
}

/** Before it sends JSON to another host, a browser asks with OPTIONS. */
async function jsonFault(
  { address, takesJson }: Host,
  origin: string,
): Promise<string | undefined> {
  if (!takesJson) return undefined
  const answer = await fetch(`${address}${takesJson}`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  const moved = movedFault(answer)
  if (moved) return `answers, but ${takesJson} ${moved}`
  const names = answer.headers.get('access-control-allow-headers') ?? ''
  const takes = names.split(',').some((name) => /^(\*|content-type)$/i.test(name.trim()))
  if (answer.ok && takes) return corsFault(answer, origin)
  return `answers, but pages cannot send JSON to ${takesJson}: there, OPTIONS must succeed, with Content-Type in Access-Control-Allow-Headers.`
}

/** A refusal must be readable too: otherwise every wrong password looks like a dead network. */
async function refusalFault(host: Host, origin: string): Promise<string | undefined> {
  const { takesJson } = host
  if (!takesJson || host.body) return undefined
  const refused = { ...host, path: takesJson, body: { token: 'preflight' } }
  const fault = corsFault(await send(refused, origin), origin)
  return fault && `answers, but when it refuses ${takesJson}, it ${fault}`
}

function recordIn(text: string): Reply | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** As in ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given'
  const { cause } = error
  return isRecord(cause) && typeof cause.code === 'string' ? cause.code : error.name
}
