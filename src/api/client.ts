import { env } from '@/shared/env'
import { REQUEST_TIMEOUT_MS } from '@/shared/lib/network'
import { isOffline, noteResponse } from '@/shared/lib/offline'
import type * as Axios from './axios'
import { messageOf, type Call, type Reply } from './reply'
import { ApiError } from './errors'

/** Spec §7: a main host, a second host for user and event requests, and the games host. */
function urlOf(path: string): string {
  if (/^\/api\/(user|event)/.test(path)) return `${env.userEventsApiUrl}${path}`
  return `${(path.startsWith('/api/') ? env.masterApiUrl : env.gamesApiUrl) ?? ''}${path}`
}

/** Throws `ApiError` unless the code is 0. JSON errors come with HTTP 200 and with 4xx, so both are read. */
export async function request(path: string, call: Call = {}): Promise<Reply> {
  if (call.isWrite && isOffline()) throw new ApiError('unsent', 'The browser is offline')
  const { response, replyOf } = await send(path, call)
  return replyOf(response, path, call)
}

/** Changes something, and returns only the server's message; empty if it sent none. */
export async function requestMessage(path: string, call: Call): Promise<string> {
  return messageOf(await request(path, { ...call, isWrite: true }))
}

async function send(path: string, { body, signal }: Call) {
  const url = urlOf(path)
  const stop = new AbortController()
  const abandon = () => stop.abort()
  signal?.addEventListener('abort', abandon, { once: true })
  const clock = setTimeout(abandon, REQUEST_TIMEOUT_MS)
  let isSent = false
  try {
    if (signal?.aborted) throw new Error('Cancelled before it was sent')
    const axios = await unlessAborted(loadAxios(), stop.signal)
    isSent = true
    const response = await axios.send(url, body, stop.signal)
    noteResponse()
    return { response, replyOf: axios.replyOf }
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

let axiosOnceLoaded: Promise<typeof Axios> | undefined

/** Not in the first bundle: axios is loaded with the first request, and again if that failed. */
function loadAxios(): Promise<typeof Axios> {
  axiosOnceLoaded ??= import('./axios')
  axiosOnceLoaded.catch(() => {
    axiosOnceLoaded = undefined
  })
  return axiosOnceLoaded
}
