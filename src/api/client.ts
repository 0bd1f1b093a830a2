import type { AxiosResponse, AxiosStatic } from 'axios'
import { env } from '@/festival/env'
import { noteFailure } from '@/shared/lib/failures'
import { loadModule, reportMissing } from '@/shared/lib/loadModule'
import { REQUEST_TIMEOUT_MS } from '@/shared/lib/network'
import { isOffline, noteResponse } from '@/shared/lib/offline'
import { fieldsOf, isRecord, listOf, numberOf, textOf } from '@/shared/lib/parse'
import { ApiError } from './errors'

export type Call = {
  body?: object
  signal?: AbortSignal | undefined
  /** The request changes something on the server. It is not sent while the browser is offline. */
  isWrite?: boolean
  /** For requests with a token: the codes of this endpoint that mean "the session has ended". */
  sessionCodes?: readonly number[]
  timeoutMs?: number
}

/** A successful response, which has the code 0. */
export type Reply = Record<string, unknown>

/** Throws `ApiError` unless the code is 0. */
export async function request(path: string, call: Call = {}): Promise<Reply> {
  if (call.isWrite && isOffline()) throw new ApiError('unsent', 'The browser is offline')
  try {
    const response = await send(urlOf(path), call)
    return readReply(response, path, call)
  } catch (error) {
    if (error instanceof ApiError && UNUSABLE.includes(error.kind)) noteFailure(nameOf(path, error))
    throw error
  }
}

/** Organisers should learn of these kinds, because the server did not work. */
const UNUSABLE: ApiError['kind'][] = ['unanswered', 'failed']

/** The query string may contain a name, so it is cut off. */
function nameOf(path: string, { kind, hasTimedOut }: ApiError): string {
  return `call ${path.replace(/\?.*$/, '')}: ${hasTimedOut ? 'timed out' : kind}`
}

/** For requests that change something. Returns the server's message, or empty text. */
export async function requestMessage(path: string, call: Call): Promise<string> {
  return messageOf(await request(path, { ...call, isWrite: true }))
}

/** The server's validator adds `error: [{path, message}]` with more details. */
export function messageOf(reply: Reply | undefined): string {
  const message = typeof reply?.message === 'string' ? reply.message.trim() : ''
  const details = listOf(reply?.error).map((detail) => textOf(fieldsOf(detail).message))
  return [message, ...details].filter(Boolean).join(': ').replace(/\s+/g, ' ')
}

/** Spec §7: a main host, a second host for user and event requests, and the games host. */
function urlOf(path: string): string {
  if (/^\/api\/(user|event)/.test(path)) return `${env.userEventsApiUrl}${path}`
  return `${(path.startsWith('/api/') ? env.masterApiUrl : env.gamesApiUrl) ?? ''}${path}`
}

async function send(url: string, call: Call): Promise<AxiosResponse<unknown>> {
  const { body, signal, timeoutMs = REQUEST_TIMEOUT_MS } = call
  const axios = await loadAxios().catch((cause: unknown) => {
    reportMissing()
    throw new ApiError('missing', `The script for requests did not load: ${String(cause)}`)
  })
  const stop = new AbortController()
  const abort = () => stop.abort()
  signal?.addEventListener('abort', abort, { once: true })
  const clock = setTimeout(abort, timeoutMs)
  try {
    if (signal?.aborted) abort()
    const response = await axios.request<unknown>({
      url,
      method: body ? 'POST' : 'GET',
      data: body,
      signal: stop.signal,
      // The server sends JSON errors with HTTP 200 and with 4xx, so no status throws.
      validateStatus: () => true,
    })
    noteResponse()
    return response
  } catch {
    // An Axios error contains the token, so it must not leave this function.
    if (signal?.aborted) throw new ApiError('cancelled', 'Cancelled')
    const hasTimedOut = stop.signal.aborted
    throw new ApiError('unanswered', 'No response', { hasTimedOut })
  } finally {
    clearTimeout(clock)
    signal?.removeEventListener('abort', abort)
  }
}

let axiosOnceLoaded: AxiosStatic | undefined

/** No page needs axios for its first paint, so it is not in the first bundle. */
async function loadAxios(): Promise<AxiosStatic> {
  axiosOnceLoaded ??= (await loadModule(() => import('axios'))).default
  return axiosOnceLoaded
}

function readReply({ status, data }: AxiosResponse<unknown>, path: string, call: Call): Reply {
  const reply = isRecord(data) ? data : undefined
  const isJson = reply !== undefined
  const summary = { status, isJson, code: numberOf(reply?.code), message: messageOf(reply) }
  if (reply && summary.code === 0 && isSuccess(status)) return reply
  throw errorOf(summary, path, call.sessionCodes)
}

const NO_REASON_GIVEN = 'The festival server refused this without a reason. Please try again.'
const TOO_MANY_ATTEMPTS = 'Too many attempts. Please try again in a few minutes.'

function errorOf(summary: ResponseSummary, path: string, sessionCodes: Call['sessionCodes']) {
  const { status, code, message } = summary
  // A hosting provider may send an HTML page with 429, so this does not check for JSON.
  if (status === TOO_MANY_REQUESTS) return new ApiError('limited', message || TOO_MANY_ATTEMPTS)
  if (sessionCodes && endsSession(summary, sessionCodes)) {
    return new ApiError('session', message || NO_REASON_GIVEN, { code })
  }
  if (isEndpointResponse(summary)) {
    const speaksOfSession = sessionCodes !== undefined && SESSION_WORDS.test(message)
    return new ApiError('refused', message || NO_REASON_GIVEN, { code, speaksOfSession })
  }
  if (saysWhyItFailed(summary)) return new ApiError('failed', message)
  return new ApiError('unanswered', `No usable response from ${path} (${status})`)
}

type ResponseSummary = {
  status: number
  isJson: boolean
  code: number | undefined
  message: string
}

function isSuccess(status: number) {
  return status >= 200 && status < 300
}

/** A gateway does not know whether the server has received the request, so its message means nothing. */
const GATEWAY_ERRORS = [502, 504]

/** With HTTP 5xx the server has decided nothing, even if the body has a code. */
function isBreakdown(status: number) {
  return status >= 500
}

function saysWhyItFailed({ status, message }: ResponseSummary) {
  return isBreakdown(status) && message !== '' && !GATEWAY_ERRORS.includes(status)
}

/** An error without a code is usable if it has a message. A success without a code is not usable. */
function isEndpointResponse({ status, code, message }: ResponseSummary) {
  if (isBreakdown(status)) return false
  return code !== undefined || (!isSuccess(status) && message !== '')
}

const UNAUTHORIZED = 401
const TOO_MANY_REQUESTS = 429

/** Must match the whole message. The server writes "recieved". */
const SESSION_ENDED = /^\s*(unauthorized|token\s+not\s+recieved)\s*\.?\s*$/i
/** Such a message may end the session, but "The name Unauthorised Crew is taken" does not. */
const SESSION_WORDS = /unauthori[sz]ed|token not rec/i

/** HTTP 401 without JSON comes from the host in front of the server, and does not end the session. */
function endsSession(summary: ResponseSummary, sessionCodes: readonly number[]) {
  const { status, isJson, code, message } = summary
  if (status === UNAUTHORIZED) return isJson
  if (!isEndpointResponse(summary)) return false
  return SESSION_ENDED.test(message) || (code !== undefined && sessionCodes.includes(code))
}
