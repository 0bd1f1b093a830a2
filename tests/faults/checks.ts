import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { isRefused, type Row, type Trial } from './row'
import { button, clearToasts, isAnyBusy, press, findMessage, toasts } from './screen'

const TIMEOUT_MS = 15_000
const LATE_RESPONSE_MS = 6_000
const LOGIN_AGAIN = 'Login Again to continue'
const at = () => window.location.pathname + window.location.search
const signedIn = () => localStorage.getItem('userData')

/** The screen shows the message, keeps what was typed or shown, and its button can be pressed again. */
export async function expectUsable(row: Row, trial: Trial) {
  await row.open()
  const before = signedIn()
  await send(row, trial.fault)
  await waitForMessages(row, messagesOf(row, trial))
  expectAddress(isRefused(trial) ? (row.closedAt ?? row.at) : row.at, before)
  await expectReady(row, trial)
}

function messagesOf({ warning }: Row, { message, kind, code }: Trial): string[] {
  const isWarned = warning && code !== undefined && kind === 'refused'
  return isWarned ? [message, warning(code)] : [message]
}

/** The same after a timeout, and a response that comes later changes nothing. */
export async function expectUsableAfterTimeout(row: Row, fault: Fault) {
  await row.open()
  const before = signedIn()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await send(row, fault)
  await act(() => vi.advanceTimersByTimeAsync(row.timeoutMs ?? TIMEOUT_MS))
  await waitForMessages(row, [row.failed + (row.unconfirmed ?? '')])
  expectAddress(row.at, before)
  await act(() => vi.advanceTimersByTimeAsync(LATE_RESPONSE_MS))
  expect(toasts(), 'after the late answer').toEqual([])
  expectAddress(row.at, before)
  vi.useRealTimers()
  await expectReady(row, { name: 'a delay', kind: 'silent', fault, message: '' })
}

/** Presses, and waits until the call has reached the server. */
async function send({ path, press: name }: Row, fault: Fault) {
  festival.break(path, fault)
  const sent = festival.calls(path).length
  press(name)
  await waitFor(() => expect(festival.calls(path)).toHaveLength(sent + 1))
}

/** A failure names the last messages shown, which have disappeared by the timeout. */
function waitForMessages({ messages = toasts }: Row, message: string[]) {
  let last: string[] = []
  return waitFor(() => {
    expect(isAnyBusy(), 'a button is busy').toBe(false)
    if (messages().length > 0) last = messages()
    const hint = `Last shown: ${JSON.stringify(last)}. Expected are the words of tests/faults/rows`
    expect(messages(), hint).toEqual(message)
    if (messages !== toasts) expect(toasts(), 'a read raises no toast').toEqual([])
  })
}

function expectAddress(address: string, session: string | null) {
  expect(at()).toBe(address)
  expect(signedIn(), 'who is signed in').toBe(session)
  clearToasts()
}

async function expectReady(row: Row, trial: Trial) {
  festival.mend()
  await row.reopen?.(trial)
  row.expectInputKept()
  const { disabled, ariaBusy, ariaDisabled } = button(row.press)
  expect({ disabled, ariaBusy, ariaDisabled }, 'the button can be pressed again').toEqual({
    disabled: false,
    ariaBusy: null,
    ariaDisabled: null,
  })
}

/** The screen shows one message, ends the session and leads to the sign-in. */
export async function expectSessionEnds(row: Row, fault: Fault) {
  await row.open()
  await send(row, fault)
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(toasts()).toEqual([LOGIN_AGAIN]))
  expect(signedIn()).toBeNull()
  await waitFor(() => expect(document.querySelector('[data-panel]')).toBeNull())
}

/** The mutation took effect and its response is lost: verified or reported, sent once, and the input is kept. */
export async function expectVerified(row: Row, fault: Fault) {
  await row.open()
  await send(row, fault)
  await waitForMessages(row, [row.applied ?? row.failed + (row.unconfirmed ?? '')])
  if (row.applied === undefined) row.expectInputKept()
  expect(festival.calls(row.path), 'what was sent').toHaveLength(1)
}

/** A mutation succeeded, and the server sends no message. */
export async function expectFallbackMessage(row: Row) {
  await row.open()
  // The session is for a sign-in.
  const data = festival.sessionOf(people.student)
  await send(row, { status: 200, body: { code: '0', message: null, data } })
  await findMessage(row.applied ?? row.fallbackMessage ?? '')
}
