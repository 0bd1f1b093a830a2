import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import type { FestivalState } from '@mocks/state'
import { takeConsoleMessages } from '../consoleMessages'
import { isResponse, type Row, type Trial } from './row'
import { button, clearToasts, isAnyBusy, press, findMessage, toasts } from './screen'
import { delays, endingsOf, lostResponses, trialsOf } from './faults'

const GIVEN_UP_MS = 15_000
const LATE_RESPONSE_MS = 6_000
const LOGIN_AGAIN = 'Login Again to continue'
const at = () => window.location.pathname + window.location.search
const signedIn = () => localStorage.getItem('userData')

/** One fault after the other in the same screen: each press shows that the last fault has left it usable. */
export async function runFaultMatrix(row: Row) {
  await row.open()
  const trials = trialsOf(row)
  expectNothingLogged()
  for (const trial of trials) await withName(trial.name, () => tryFault(row, trial))
  for (const [name, fault] of Object.entries(delays)) await withName(name, () => wait(row, fault))
}

async function tryFault(row: Row, trial: Trial) {
  const before = signedIn()
  const state = structuredClone(festival.state())
  await send(row, trial.fault)
  await waitForMessages(row, messagesOf(row, trial))
  expectAddress(isResponse(trial) ? (row.closedAt ?? row.at) : row.at, before)
  expectNothingLogged()
  await makeReady(row, trial, state)
}

function messagesOf({ warning }: Row, { message: message, kind, code }: Trial): string[] {
  const isWarned = warning && code !== undefined && kind !== 'silent'
  return isWarned ? [message, warning(code)] : [message]
}

async function wait(row: Row, fault: Fault) {
  const before = signedIn()
  const state = structuredClone(festival.state())
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await send(row, fault)
  await act(() => vi.advanceTimersByTimeAsync(GIVEN_UP_MS))
  await waitForMessages(row, [row.failed + (row.unconfirmed ?? '')])
  expectAddress(row.at, before)
  await act(() => vi.advanceTimersByTimeAsync(LATE_RESPONSE_MS))
  expect(toasts(), 'after the late answer').toEqual([])
  expectAddress(row.at, before)
  vi.useRealTimers()
  expectNothingLogged()
  await makeReady(row, { name: 'a delay', kind: 'silent', fault, message: '' }, state)
}

/** Presses, and waits until the call has come to the server. */
async function send({ path, press: name }: Row, fault: Fault) {
  festival.break(path, fault)
  const sent = festival.calls(path).length
  press(name)
  await waitFor(() => expect(festival.calls(path)).toHaveLength(sent + 1))
}

/** A message has gone again when the time is up, so that a failure names the last one. */
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

/** What the endpoint has done all the same is taken back, so that the next press meets the same festival. */
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

/** Opens the screen anew for each signal: with one message and without the session it leads to the sign-in. */
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

/** The write has happened, and its answer is lost: it is found or said honestly, sent once, and nothing typed is lost. */
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

/** A write has worked, and the server has no words for it. */
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

/** What people read stands on the screen (decision 7.9), and not in the console. */
function expectNothingLogged() {
  expect(takeConsoleMessages(), 'what is logged').toEqual([])
}

/** A failure names its fault first. */
async function withName(name: string, attempt: () => Promise<void>) {
  try {
    await attempt()
  } catch (error) {
    if (error instanceof Error) error.message = `With ${name}: ${error.message}`
    throw error
  }
}
