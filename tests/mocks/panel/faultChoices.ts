import type { Fault } from '../faults'

/** The failures for one endpoint. The tester types "any code" in a field beside them. */
export const faultChoices = Object.entries<Fault>({
  offline: 'offline',
  'slow (3 s)': 'slow',
  'time-out (no answer)': 'time-out',
  'too slow (20 s)': 'too-slow',
  'arrives, but no answer': 'arrives-then-silent',
  'arrives, but the connection is cut': 'cut',
  'arrives, but HTTP 502': 'arrives-then-502',
  'arrives, but half an answer': 'arrives-then-half',
  'HTML instead of JSON': 'html',
  'empty answer': 'empty',
  'broken JSON': 'broken-json',
  'HTTP 500 without a body': { status: 500 },
  'HTTP 503 with a message': { status: 503, body: { message: 'Down for repairs (HTTP 503)' } },
  'HTTP 400 with a message': { status: 400, body: { code: 1, message: 'Refused (HTTP 400)' } },
  'HTTP 429 with a message': { status: 429, body: { code: 1, message: 'Too many requests' } },
  'HTTP 429 as a page': { status: 429, body: '<h1>Too Many Requests</h1>' },
  'code -5 “Unauthorized”': { code: -5, message: 'Unauthorized' },
}).map(([label, fault]) => ({ label, fault }))

export const WORKS = 'works'
export const ANY_CODE = 'any code'

export function labelOf(fault: Fault | undefined): string {
  if (!fault) return WORKS
  const wanted = JSON.stringify(fault)
  const choice = faultChoices.find((faultChoice) => JSON.stringify(faultChoice.fault) === wanted)
  return choice?.label ?? (codeOf(fault) === undefined ? 'something else' : ANY_CODE)
}

export function codeOf(fault: Fault | undefined): number | undefined {
  return typeof fault === 'object' && 'code' in fault ? fault.code : undefined
}
