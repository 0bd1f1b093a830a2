import type { AxiosResponse, AxiosStatic } from 'axios'
import { env } from '@/shared/env'
import { REQUEST_TIMEOUT_MS } from '@/shared/lib/network'
import { isOffline, noteResponse } from '@/shared/lib/offline'
import { fieldsOf, isRecord, listOf, numberOf, textOf } from '@/shared/lib/parse'
import { ApiError, TOO_MANY_REQUESTS } from './errors'

/* How a request is sent, and how its response is read. */

export type Call = {
  body?: object
  signal?: AbortSignal | undefined
  /** It changes something on the server, so it is not sent while the browser is offline. */
  isWrite?: boolean
  /** For requests with a token: the codes of this endpoint that mean "the session has ended". */
  sessionCodes?: readonly number[]
}

/** A successful response: its code is 0. The caller reads the other fields. */
export type Reply = Record<string, unknown>

/** Throws `ApiError` unless the code is 0. JSON errors come with HTTP 200 and with 4xx, so both are read. */
export async function request(path: string, call: Call = {}): Promise<Reply> {
  if (call.isWrite && isOffline()) throw new ApiError('unsent', 'The browser is offline')
  const response = await send(urlOf(path), call)
  return readReply(response, path, call)
}

/** Changes something, and returns only the server's message; empty if it sent none. */
export async function requestMessage(path: string, call: Call): Promise<string> {
  return messageOf(await request(path, { ...call, isWrite: true }))
}

/** The server's message, in one line. Its validator adds `error: [{path, message}]`, which has more details. */
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

async function send(url: string, { body, signal }: Call): Promise<AxiosResponse<unknown>> {
  const stop = new AbortController()
  const abandon = () => stop.abort()
  signal?.addEventListener('abort', abandon, { once: true })
  const clock = setTimeout(abandon, REQUEST_TIMEOUT_MS)
  let isSent = false
  try {
    if (signal?.aborted) throw new Error('Cancelled before it was sent')
    const axios = await unlessAborted(loadAxios(), stop.signal)
    isSent = true
    const response = await axios.request<unknown>({
      url,
      method: body ? 'POST' : 'GET',
      data: body,
      signal: stop.signal,
      // Errors come as JSON with HTTP 4xx, too, so every status is a response. Text that is not JSON stays text.
      validateStatus: () => true,
    })
    noteResponse()
    return response
  } catch {
    // Axios errors contain the request and its token, so they must not be passed on.
    if (signal?.aborted) throw new ApiError('cancelled', 'Cancelled')
    const kind = isSent ? 'unanswered' : 'unsent'
    throw new ApiError(kind, `No response from ${new URL(url, location.href).pathname}`)
  } finally {
    clearTimeout(clock)
    signal?.removeEventListener('abort', abandon)
  }
}

/** The file with axios may also never arrive, so the timeout covers loading it, too. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('Given up'))
    signal.addEventListener('abort', giveUp, { once: true })
    promise.then(resolve, reject)
  })
}

let axiosOnceLoaded: Promise<AxiosStatic> | undefined

/** Not in the first bundle: axios is loaded with the first request, and again if that failed. */
function loadAxios(): Promise<AxiosStatic> {
  axiosOnceLoaded ??= import('axios').then((module) => module.default)
  axiosOnceLoaded.catch(() => {
    axiosOnceLoaded = undefined
  })
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
  // Even without JSON: a hosting provider may send its own page for 429 instead of the festival server's response.
  if (status === TOO_MANY_REQUESTS) {
    return new ApiError('refused', message || TOO_MANY_ATTEMPTS, { code, status })
  }
  if (sessionCodes && endsSession(summary, sessionCodes)) {
    return new ApiError('session', message || NO_REASON_GIVEN, { code })
  }
  if (isEndpointResponse(summary))
    return new ApiError('refused', message || NO_REASON_GIVEN, { code })
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

/** A gateway in front of the server does not know whether the request has arrived, whatever it says. */
const GATEWAY_ERRORS = [502, 504]

/** HTTP 5xx: the server decided nothing, whatever the body says. */
function isBreakdown(status: number) {
  return status >= 500
}

function saysWhyItFailed({ status, message }: ResponseSummary) {
  return isBreakdown(status) && message !== '' && !GATEWAY_ERRORS.includes(status)
}

/** An error without a code is usable if it has a message. A success without a code never is. */
function isEndpointResponse({ status, code, message }: ResponseSummary) {
  if (isBreakdown(status)) return false
  return code !== undefined || (!isSuccess(status) && message !== '')
}

const UNAUTHORIZED = 401

/** HTTP 401 says so in JSON only: a page, or nothing, comes from the host in front of the server. */
function endsSession(summary: ResponseSummary, sessionCodes: readonly number[]) {
  const { status, isJson, code, message } = summary
  if (status === UNAUTHORIZED) return isJson
  if (!isEndpointResponse(summary)) return false
  const saysSo = /unauthori[sz]ed|token not rec/i.test(message)
  return saysSo || (code !== undefined && sessionCodes.includes(code))
}
