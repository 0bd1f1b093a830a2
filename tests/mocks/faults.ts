import { HttpResponse } from 'msw'

/** A failure of one endpoint, set by a test or by the QA panel. */
export type Fault =
  | 'offline'
  | 'slow'
  | 'time-out'
  /** Responds after 20 s, when the client has timed out. */
  | 'too-slow'
  /** The endpoint processes the request and never responds. */
  | 'arrives-then-silent'
  /** The endpoint processes the request, but the response is a lost connection, a gateway's error, or cut in half. */
  | 'cut'
  | 'arrives-then-502'
  | 'arrives-then-half'
  | 'html'
  | 'empty'
  | 'broken-json'
  /** An HTTP error with a JSON body, with text or HTML, or without a body. */
  | { status: number; body?: Record<string, unknown> | string }
  /** HTTP 200 with this code. */
  | { code: number; message?: string }

const SLOW_MS = 3000
const TOO_SLOW_MS = 20_000

const asleep = '<!DOCTYPE html><html><body><h1>Service waking up</h1></body></html>'

/** The faulty response. `undefined` if the endpoint itself responds, perhaps late. */
export async function responseOf(fault: Fault, request: Request): Promise<Response | undefined> {
  if (typeof fault === 'object') return faultResponse(fault)
  if (fault === 'offline') return HttpResponse.error()
  if (fault === 'html') return HttpResponse.html(asleep)
  if (fault === 'empty') return new HttpResponse('', { status: 200 })
  if (fault === 'broken-json') return halfABody()
  if (fault === 'time-out') return silenceUntilAborted(request)
  if (fault === 'cut' || fault.startsWith('arrives-then-')) return undefined
  const wait = fault === 'slow' ? SLOW_MS : TOO_SLOW_MS
  await new Promise((resolve) => setTimeout(resolve, wait))
  return undefined
}

/** Replaces the response of an endpoint that has processed the request. */
export async function lossOf(
  fault: Fault | undefined,
  request: Request,
): Promise<Response | undefined> {
  if (fault === 'cut') return HttpResponse.error()
  if (fault === 'arrives-then-502')
    return faultResponse({ status: 502, body: '<h1>Bad gateway</h1>' })
  if (fault === 'arrives-then-half') return halfABody()
  return fault === 'arrives-then-silent' ? silenceUntilAborted(request) : undefined
}

function halfABody() {
  const headers = { 'Content-Type': 'application/json' }
  return new HttpResponse('{"code":0,"message":"Tru', { headers })
}

function faultResponse(fault: Extract<Fault, object>): Response {
  if ('code' in fault) {
    const { code, message = `The mock server was told to refuse this with code ${code}` } = fault
    return HttpResponse.json({ code, message })
  }
  const { status, body = '' } = fault
  if (typeof body === 'object') return HttpResponse.json(body, { status })
  return body.startsWith('<')
    ? HttpResponse.html(body, { status })
    : HttpResponse.text(body, { status })
}

function silenceUntilAborted({ signal }: Request): Promise<Response> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(HttpResponse.error()), { once: true })
  })
}
