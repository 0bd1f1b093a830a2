import type { Fault } from '../faults'

/** The failures that can be chosen for one endpoint; "any code" is typed beside them. */
export const faultChoices: { label: string; fault: Fault }[] = [
  { label: 'offline', fault: 'offline' },
  { label: 'slow (3 s)', fault: 'slow' },
  { label: 'time-out (no answer)', fault: 'time-out' },
  { label: 'too slow (20 s)', fault: 'too-slow' },
  { label: 'arrives, but no answer', fault: 'arrives-then-silent' },
  { label: 'arrives, but the connection is cut', fault: 'cut' },
  { label: 'arrives, but HTTP 502', fault: 'arrives-then-502' },
  { label: 'arrives, but half an answer', fault: 'arrives-then-half' },
  { label: 'HTML instead of JSON', fault: 'html' },
  { label: 'empty answer', fault: 'empty' },
  { label: 'broken JSON', fault: 'broken-json' },
  { label: 'HTTP 500 without a body', fault: { status: 500 } },
  {
    label: 'HTTP 503 with a message',
    fault: { status: 503, body: { message: 'The mock server is down for repairs (HTTP 503)' } },
  },
  {
    label: 'HTTP 400 with a message',
    fault: { status: 400, body: { code: 1, message: 'The mock server refused this (HTTP 400)' } },
  },
  {
    label: 'HTTP 429 with a message',
    fault: {
      status: 429,
      body: { code: 1, message: 'Too many requests. Please try again later.' },
    },
  },
  { label: 'HTTP 429 as a page', fault: { status: 429, body: '<h1>Too Many Requests</h1>' } },
  { label: 'code -5 “Unauthorized”', fault: { code: -5, message: 'Unauthorized' } },
]

export const WORKS = 'works'
export const ANY_CODE = 'any code'

/** What stands in an endpoint's list of choices while it is broken in this way. */
export function labelOf(fault: Fault | undefined): string {
  if (!fault) return WORKS
  const wanted = JSON.stringify(fault)
  const choice = faultChoices.find((each) => JSON.stringify(each.fault) === wanted)
  return choice?.label ?? (codeOf(fault) === undefined ? 'something else' : ANY_CODE)
}

export function codeOf(fault: Fault | undefined): number | undefined {
  return typeof fault === 'object' && 'code' in fault ? fault.code : undefined
}
