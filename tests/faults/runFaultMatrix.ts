import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import type { FestivalState } from '@mocks/state'
import { takeConsoleMessages } from '../consoleMessages'
import { isRefused, type Row, type Trial } from './row'
import { button, clearToasts, isAnyBusy, press, findMessage, toasts } from './screen'
import { delaysOf, endingsOf, lostResponses, trialsOf } from './faults'

const TIMEOUT_MS = 15_000
const LATE_RESPONSE_MS = 6_000
const LOGIN_AGAIN = 'Login Again to continue'
const at = () => window.location.pathname + window.location.search
const signedIn = () => localStorage.getItem('userData')

/** One fault after the other in the same screen: each press shows that the screen is still usable. */
export async function runFaultMatrix(row: Row, kind: Trial['kind']) {
  await row.open()
  const trials = trialsOf(row).filter((trial) => trial.kind === kind)
  expectNothingLogged()
  for (const trial of trials) await withName(trial.name, () => tryFault(row, trial))
}

export async function runDelays(row: Row) {
  await row.open()
  expectNothingLogged()
  for (const [name, fault] of delaysOf(row)) await withName(name, () => wait(row, fault))
}

async function tryFault(row: Row, trial: Trial) {
  const before = signedIn()
  const state = structuredClone(festival.state())
  await send(row, trial.fault)
  await waitForMessages(row, messagesOf(row, trial))
  expectAddress(isRefused(trial) ? (row.closedAt ?? row.at) : row.at, before)
  expectNothingLogged()
  await makeReady(row, trial, state)
}

function messagesOf({ warning }: Row, { message: message, kind, code }: Trial): string[] {
  const isWarned = warning && code !== undefined && kind === 'refused'
  return isWarned ? [message, warning(code)] : [message]
}

async function wait(row: Row, fault: Fault) {
  const before = signedIn()
  const state = structuredClone(festival.state())
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await send(row, fault)
  await act(() => vi.advanceTimersByTimeAsync(row.timeoutMs ?? TIMEOUT_MS))
  await waitForMessages(row, [row.failed + (row.unconfirmed ?? '')])
  expectAddress(row.at, before)
  await act(() => vi.advanceTimersByTimeAsync(LATE_RESPONSE_MS))
  expect(toasts(), 'after the late answer').toEqual([])
  expectAddress(row.at, before)
  vi.useRealTimers()
  expectNothingLogged()
  await makeReady(row, { name: 'a delay', kind: 'silent', fault, message: '' }, state)
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

/** Restores what the endpoint has changed, so that the next press starts from the same data. */
async function makeReady(row: Row, trial: Trial, state: FestivalState) {
  festival.change((now) => void Object.assign(now, state, { faults: {} }))
  await row.reopen?.(trial)
  row.expectInputKept()
  const { disabled, ariaBusy, ariaDisabled } = button(row.press)
  expect({ disabled, ariaBusy, ariaDisabled }, 'the button can be pressed again').toEqual({
    disabled: false,
    ariaBusy: null,
    ariaDisabled: null,
  })
}

/** Reopens the screen for each code: it shows one message, ends the session and leads to the sign-in. */
export async function loseSession(row: Row) {
  for (const [name, fault] of Object.entries(endingsOf(row))) {
    await withName(name, async () => {
      await row.open()
      await send(row, fault)
      await waitFor(() => expect(at()).toBe('/signin'))
      await waitFor(() => expect(toasts()).toEqual([LOGIN_AGAIN]))
      expect(signedIn()).toBeNull()
      await waitFor(() => expect(document.querySelector('[aria-modal]')).toBeNull())
      startOver()
    })
  }
}

/** The mutation took effect and its response is lost: verified or reported, sent once, and the input is kept. */
export async function loseResponses(row: Row) {
  for (const [name, fault] of Object.entries(lostResponses)) {
    await withName(`${name} lost`, async () => {
      await row.open()
      await send(row, fault)
      await waitForMessages(row, [row.applied ?? row.failed + (row.unconfirmed ?? '')])
      if (row.applied === undefined) row.expectInputKept()
      expect(festival.calls(row.path), 'what was sent').toHaveLength(1)
      startOver()
    })
  }
}

/** A mutation succeeded, and the server sends no message. */
export async function showFallbackMessage(row: Row) {
  await row.open()
  // The session is for a sign-in.
  const data = festival.sessionOf(people.student)
  await send(row, { status: 200, body: { code: '0', message: null, data } })
  await findMessage(row.applied ?? row.fallbackMessage ?? '')
  startOver()
}

function startOver() {
  clearToasts()
  expectNothingLogged()
  festival.reset()
  localStorage.clear()
  sessionStorage.clear()
}

/** Messages are shown on the screen (Spec §8), not in the console. */
function expectNothingLogged() {
  expect(takeConsoleMessages(), 'what is logged').toEqual([])
}

/** Prefixes a failure with the name of its fault. */
async function withName(name: string, attempt: () => Promise<void>) {
  try {
    await attempt()
  } catch (error) {
    if (error instanceof Error) error.message = `With ${name}: ${error.message}`
    throw error
  }
}
