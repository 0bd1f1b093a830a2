import { http, HttpResponse, type HttpHandler } from 'msw'
import { ValidationError, type Schema } from 'yup'
import { responseOf, lossOf } from './faults'
import { festival, note } from './festival'
import type { Path } from './paths'
import type { Account, FestivalState } from './state'

export type MockResponse = { status: number; body: Record<string, unknown> }

export type Problem = { path: string; message: string }

/** How an endpoint rejects a wrong or expired token. The code differs per endpoint (Spec §8). */
export type SessionRule = {
  expired: number
  /** Contingent endpoints respond to a missing token with a special code instead of a validation error. */
  missing?: MockResponse
}

export function ok(message: string, rest: Record<string, unknown> = {}): MockResponse {
  return { status: 200, body: { code: 0, message, ...rest } }
}

export function refuse(code: number, message: string, status = 200): MockResponse {
  return { status, body: { code, message } }
}

/** An endpoint without a token. */
export function openPost<Body>(
  host: string,
  path: Path,
  fields: Schema<Body>,
  handle: (body: Body, state: FestivalState) => MockResponse,
): HttpHandler {
  return post(host, path, (sent, state) => {
    const { body, problems } = check(fields, sent)
    return body === undefined ? invalid(problems) : handle(body, state)
  })
}

/** An endpoint whose requests carry the user's token. */
export function signedInPost<Body>(
  host: string,
  path: Path,
  session: SessionRule,
  fields: Schema<Body>,
  handle: (me: Account, body: Body, state: FestivalState) => MockResponse,
): HttpHandler {
  return post(host, path, (sent, state) => {
    if (sent.token === undefined && session.missing) return session.missing
    const { body, problems } = check(fields, sent)
    if (typeof sent.token !== 'string') {
      return invalid([{ path: 'token', message: 'token must be a string' }, ...problems])
    }
    if (body === undefined) return invalid(problems)
    const me = holderOf(sent.token, state)
    return me ? handle(me, body, state) : refuse(session.expired, 'Unauthorized')
  })
}

export function get(
  host: string,
  path: Path,
  handle: (query: URLSearchParams, state: FestivalState) => MockResponse,
): HttpHandler {
  return http.get(`${host}${path}`, async ({ request }) => {
    const query = new URL(request.url).searchParams
    note({ path, body: Object.fromEntries(query) })
    return respond(path, request, (state) => handle(query, state))
  })
}

function post(
  host: string,
  path: Path,
  handle: (sent: Record<string, unknown>, state: FestivalState) => MockResponse,
): HttpHandler {
  return http.post(`${host}${path}`, async ({ request }) => {
    const sent = await bodyOf(request)
    note({ path, body: sent })
    if (!sent)
      return HttpResponse.html('<pre>SyntaxError: Unexpected token in JSON</pre>', { status: 400 })
    return respond(path, request, (state) => handle(sent, state))
  })
}

/** Faults come first. Then the state is read, changed and saved synchronously, so that two tabs cannot interfere. */
async function respond(
  path: Path,
  request: Request,
  handle: (state: FestivalState) => MockResponse,
): Promise<Response> {
  const fault = festival.state().faults[path]
  const broken = fault && (await responseOf(fault, request))
  if (broken) return broken
  let response = refuse(-1, 'Not answered', 500)
  festival.change((state) => void (response = handle(state)))
  const lost = await lossOf(fault, request)
  return lost ?? HttpResponse.json(response.body, { status: response.status })
}

/** As in Express, a body that is not JSON counts as empty. `null` for broken JSON. */
async function bodyOf(request: Request): Promise<Record<string, unknown> | null> {
  if (!request.headers.get('Content-Type')?.includes('application/json')) return {}
  try {
    const sent: unknown = JSON.parse(await request.text())
    return typeof sent === 'object' && sent !== null ? { ...sent } : null
  } catch {
    return null
  }
}

function check<Body>(fields: Schema<Body>, sent: unknown): { body?: Body; problems: Problem[] } {
  try {
    return { body: fields.validateSync(sent, { strict: true, abortEarly: false }), problems: [] }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = error.inner.length > 0 ? error.inner : [error]
    return { problems: errors.map(({ path, message }) => ({ path: path ?? '', message })) }
  }
}

/** The server's validation error has one row for each missing or mistyped field. */
function invalid(error: Problem[]): MockResponse {
  return { status: 400, body: { code: -7, message: 'Validation failed', error } }
}

function holderOf(token: string, state: FestivalState): Account | undefined {
  const session = state.sessions.find((candidate) => candidate.token === token)
  return state.accounts.find(({ id, expired }) => id === session?.accountId && !expired)
}
