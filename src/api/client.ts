import type { AxiosInstance } from 'axios'
import { env } from '@/shared/env'
import { fieldsOf, isRecord, listOf, numberOf, textOf } from '@/shared/lib/unknown'
import { ApiError, TOO_MANY_REQUESTS } from './errors'

/** Spec §7: a main host, a second host for user and event requests, and the games host. */
export type Host = 'master' | 'userEvents' | 'games'

/** A successful response: its code is 0. The caller reads the other fields. */
export type Reply = Record<string, unknown>

type Call = {
  host: Host
  path: string
  body?: object
  signal?: AbortSignal | undefined
  /** For requests with a token: the codes of this endpoint that mean "the session has ended". */
  sessionCodes?: readonly number[]
}

const TIME_OUT_MS = 15_000
const NO_REASON_GIVEN = 'The festival server refused this without a reason. Please try again.'
const TOO_MANY_ATTEMPTS = 'Too many attempts. Please try again in a few minutes.'

const baseUrls: Record<Host, string | undefined> = {
  master: env.masterApiUrl,
  userEvents: env.userEventsApiUrl,
  games: env.gamesApiUrl,
}

/** Throws `ApiError` unless the code is 0. JSON errors come with HTTP 200 and with 4xx, so both are read. */
export async function ask({ host, path, body, signal, sessionCodes }: Call): Promise<Reply> {
  const { status, text } = await exchange(`${baseUrls[host] ?? ''}${path}`, body, signal)
  const reply = parse(text)
  const answer = { status, code: numberOf(reply?.code), message: messageOf(reply) }
  if (reply && answer.code === 0 && isSuccess(status)) return reply
  throw errorOf(answer, { path, sessionCodes })
}

/** Returns only the server's message; empty if it sent none. */
export async function send(call: Call): Promise<string> {
  return messageOf(await ask(call))
}

function errorOf(answer: Answer, { path, sessionCodes }: Pick<Call, 'path' | 'sessionCodes'>) {
  const { status, code, message } = answer
  // Even without JSON: a hosting provider may send its own page for 429 instead of the festival server's response.
  if (status === TOO_MANY_REQUESTS) {
    return new ApiError('refused', message || TOO_MANY_ATTEMPTS, { code, status })
  }
  if (isBreakdown(status) && message) return new ApiError('failed', message)
  if (isBreakdown(status) || !isAnswer(answer)) {
    return new ApiError('offline', `No usable answer from ${path} (${status})`)
  }
  const hasEnded = sessionCodes !== undefined && endsSession(answer, sessionCodes)
  return new ApiError(hasEnded ? 'session' : 'refused', message || NO_REASON_GIVEN, { code })
}

async function exchange(url: string, body: object | undefined, signal: AbortSignal | undefined) {
  const stop = new AbortController()
  const abandon = () => stop.abort()
  signal?.addEventListener('abort', abandon, { once: true })
  const clock = setTimeout(abandon, TIME_OUT_MS)
  let isSent = false
  try {
    if (signal?.aborted) throw new Error('Cancelled before it was sent')
    const axios = await unlessAborted(loadAxios(), stop.signal)
    isSent = true
    const { status, data } = await axios.request<unknown>({
      url,
      method: body ? 'POST' : 'GET',
      data: body,
      signal: stop.signal,
    })
    return { status, text: textOf(data) }
  } catch {
    // Axios errors contain the request and its token, so they must not be passed on.
    if (signal?.aborted) throw new ApiError('cancelled', 'Cancelled')
    throw new ApiError('offline', `No answer from ${new URL(url, location.href).pathname}`, {
      timedOut: isSent && stop.signal.aborted,
    })
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

let axiosOnceLoaded: Promise<AxiosInstance> | undefined

/** Not in the first bundle: axios is loaded with the first request, and again if that failed. */
function loadAxios(): Promise<AxiosInstance> {
  axiosOnceLoaded ??= import('axios').then(({ default: axios }) =>
    axios.create({
      responseType: 'text',
      transformResponse: (raw: unknown) => raw,
      validateStatus: () => true,
    }),
  )
  axiosOnceLoaded.catch(() => {
    axiosOnceLoaded = undefined
  })
  return axiosOnceLoaded
}

function parse(text: string): Reply | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) ? parsed : undefined
  } catch {
    return undefined // HTML, an empty or a cut-off body
  }
}

/** The server's message. Its validator adds `error: [{path, message}]`, which has more details. */
export function messageOf(reply: Reply | undefined): string {
  const message = typeof reply?.message === 'string' ? reply.message.trim() : ''
  const details = listOf(reply?.error).map((each) => textOf(fieldsOf(each).message))
  return [message, ...details].filter(Boolean).join(': ')
}

type Answer = { status: number; code: number | undefined; message: string }

function isSuccess(status: number) {
  return status >= 200 && status < 300
}

/** HTTP 5xx: the server decided nothing, whatever the body says. */
function isBreakdown(status: number) {
  return status >= 500
}

/** An error without a code is usable if it has a message. A success without a code never is. */
function isAnswer({ status, code, message }: Answer) {
  return code !== undefined || (!isSuccess(status) && message !== '')
}

function endsSession({ status, code, message }: Answer, sessionCodes: readonly number[]) {
  const saysSo = /unauthori[sz]ed|token not rec/i.test(message)
  return status === 401 || saysSo || (code !== undefined && sessionCodes.includes(code))
}
