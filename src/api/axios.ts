import axios from 'axios'
import { isRecord, numberOf } from '@/shared/lib/parse'
import { messageOf, type Call, type Reply } from './reply'
import { ApiError, TOO_MANY_REQUESTS } from './errors'

/* Loaded with the first request, so that no page waits for it: axios, and how a response is read. */

const UNAUTHORIZED = 401
const NO_REASON_GIVEN = 'The festival server refused this without a reason. Please try again.'
const TOO_MANY_ATTEMPTS = 'Too many attempts. Please try again in a few minutes.'

// Errors come as JSON with HTTP 4xx, too, so every status is a response. Text that is not JSON stays text.
const instance = axios.create({ validateStatus: () => true })

type Raw = { status: number; data: unknown }

export function send(url: string, body: object | undefined, signal: AbortSignal): Promise<Raw> {
  return instance.request<unknown>({ url, method: body ? 'POST' : 'GET', data: body, signal })
}

/** See `request`. */
export function replyOf({ status, data }: Raw, path: string, { sessionCodes }: Call): Reply {
  const reply = isRecord(data) ? data : undefined
  const isJson = reply !== undefined
  const summary = { status, isJson, code: numberOf(reply?.code), message: messageOf(reply) }
  if (reply && summary.code === 0 && isSuccess(status)) return reply
  throw errorOf(summary, path, sessionCodes)
}

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
  if (isBreakdown(status) && message) return new ApiError('failed', message)
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

/** HTTP 5xx: the server decided nothing, whatever the body says. */
function isBreakdown(status: number) {
  return status >= 500
}

/** An error without a code is usable if it has a message. A success without a code never is. */
function isEndpointResponse({ status, code, message }: ResponseSummary) {
  if (isBreakdown(status)) return false
  return code !== undefined || (!isSuccess(status) && message !== '')
}

/** HTTP 401 says so in JSON only: a page, or nothing, comes from the host in front of the server. */
function endsSession(summary: ResponseSummary, sessionCodes: readonly number[]) {
  const { status, isJson, code, message } = summary
  if (status === UNAUTHORIZED) return isJson
  if (!isEndpointResponse(summary)) return false
  const saysSo = /unauthori[sz]ed|token not rec/i.test(message)
  return saysSo || (code !== undefined && sessionCodes.includes(code))
}
