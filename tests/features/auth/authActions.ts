import { act, cleanup, screen, type waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { PASSWORD, people } from '@mocks/people'
import { renderApp } from '../../renderApp'
// At hand, so that no test waits for the machine.
import '@/shared/ui/date/DateFieldCalendar'

/** What people do on these screens, for tests that are about something else. */

type Patience = Parameters<typeof waitFor>[1]

export function toast(text: string, patience?: Patience) {
  return screen.findByText(text, { selector: '#toasts *' }, patience)
}

export function noToast(text: string) {
  return screen.queryByText(text, { selector: '#toasts *' })
}

/** Once it can be written in. */
export function box(label: string) {
  return screen.findByLabelText<HTMLInputElement>(label, { selector: ':not([aria-busy])' })
}

/** Empties the field first. */
export async function type(user: UserEvent, label: string, text: string) {
  const field = await box(label)
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

export async function press(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name }))
}

export async function signIn(user: UserEvent, email: string, password = PASSWORD) {
  await type(user, 'Email', email)
  await type(user, 'Password', password)
  await press(user, 'Sign In')
}

/** Everything of a sign-up that a draft may keep. */
export const newcomer = {
  name: 'Sample Newcomer',
  email: 'newcomer@festival.test',
  mobile: '9000000065',
  dob: '2004-03-08',
  gender: 'F',
  college: 'Sample Institute of Masks',
  yop: '2026',
  state: 'West Bengal',
  city: 'Purulia',
  security_question: 'In which town were you born?',
}

/** Opens sign-up as it comes back after a reload: with all of `newcomer` in it, and the changes. */
export async function openSignUp(changes: Partial<typeof newcomer> = {}) {
  const draft = { ...newcomer, ...changes, at: String(Date.now()) }
  sessionStorage.setItem('draft:sign-up', JSON.stringify(draft))
  const view = renderApp('/signup')
  await box('Name')
  return view
}

export async function typeSecrets(user: UserEvent) {
  await type(user, 'Password', 'Purulia#65')
  await type(user, 'Confirm password', 'Purulia#65')
  await type(user, 'Security answer', 'Sample Town')
}

export async function tickCaptcha(user: UserEvent) {
  await user.click(await screen.findByRole('checkbox', { name: 'I am not a robot' }))
}

export const { student } = people
export const OTP_REQUEST = '/api/user/forgotPassword/requestOtp'
export const OTP_VERIFY = '/api/user/forgotPassword/verifyOtp'
export const lastOtp = () => festival.outbox().at(-1)?.otp ?? ''

/** As far as the OTP step, for one mail address. */
export async function openOtpStep(email: string) {
  const view = renderApp('/forgot-password')
  await type(view.user, 'Email', email)
  await press(view.user, 'Send OTP')
  await box('OTP')
  return view
}

/** Fills in the OTP step, up to the moment before it is sent. */
export async function typeOtp(user: UserEvent, otp = lastOtp()) {
  await type(user, 'OTP', otp)
  await type(user, 'New password', 'Purulia#65')
}

/** What the browser keeps of a form, as text in its storage. Drafts are written at the latest when the page is left. */
export function storedDraft(name: string): Record<string, unknown> {
  window.dispatchEvent(new Event('pagehide'))
  const draft: unknown = JSON.parse(sessionStorage.getItem(`draft:${name}`) ?? '{}')
  return typeof draft === 'object' && draft !== null ? { ...draft } : {}
}

/** As a reload does: the page goes, what the browser keeps stays. */
export function closePage() {
  cleanup()
}

/** Where the page has fetched scripts from. */
export function scripts() {
  return [...document.scripts].map(({ src }) => src)
}

/** jsdom lays nothing out: here the width of the page's places is what the test says, until it is over. */
export function layOut(first: number) {
  let width = first
  const listeners = new Set<() => void>()
  const spy = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  onTestFinished(() => spy.mockRestore())
  class Observer {
    constructor(private readonly listener: () => void) {}
    observe() {
      listeners.add(this.listener)
    }
    unobserve() {}
    disconnect() {
      listeners.delete(this.listener)
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  return (next: number) => {
    width = next
    act(() => listeners.forEach((listener) => listener()))
  }
}
