import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'

/** What is said of a write without an answer: at once, and when what it was to change has been read again. */
export const CHECKING = 'No answer in time. Your request may have arrived all the same. Checking…'
export const HAS_NOT_ARRIVED =
  'No answer in time. Your request has not arrived so far. You can try again.'
export const NOT_KNOWN =
  'No answer in time. Your request may have arrived all the same. Please check before you try again.'

/** What is said where a rate limiter gave no words. */
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please try again in a few minutes.'

/** Ways of a rate limiter without words. */
export const limits: [name: string, Fault, words: string][] = [
  ['HTTP 429 as a page', { status: 429, body: '<h1>429</h1>' }, TOO_MANY_ATTEMPTS],
  ['HTTP 429 as text', { status: 429, body: 'Slow down' }, TOO_MANY_ATTEMPTS],
  ['HTTP 429 without a body', { status: 429 }, TOO_MANY_ATTEMPTS],
]

/** A server that is down, and says so; its code means nothing. */
export const breakdowns: [name: string, Fault, words: string][] = [
  ['HTTP 503 with words', { status: 503, body: { message: 'In repair' } }, 'In repair'],
  ['HTTP 500 with a code', { status: 500, body: { code: 2, message: 'Broken' } }, 'Broken'],
]

/** Sends, and lets the 15 s pass. Fake timers must be on. */
export async function sendInVain(path: string, send: () => Promise<unknown>) {
  const before = festival.calls(path).length
  await send()
  await waitFor(() => expect(festival.calls(path)).toHaveLength(before + 1))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
}
