import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { festival } from '@mocks/festival'
import { PASSWORD, people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { putDraft } from '../../storedDraft'
// Preloaded, so that no test waits for the import.
import '@/shared/ui/date/DateFieldCalendar'

/** User actions on these screens, for tests that are about something else. */

export function toast(text: string | RegExp) {
  return screen.findByText(text, { selector: '#toasts *' })
}

/** The field, once it is editable. */
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
  college: 'Sample Institute of Arts',
  yop: '2026',
  state: 'West Bengal',
  city: 'Purulia',
  security_question: 'In which town were you born?',
}

/** Opens sign-up with a stored draft, as after a reload: all of `newcomer`, and the changes. */
export async function openSignUp(changes: Partial<typeof newcomer> = {}) {
  putDraft('sign-up', { ...newcomer, ...changes })
  const view = renderApp('/signup')
  await box('Name')
  return view
}

export async function typeSecrets(user: UserEvent, password = 'Purulia#65') {
  await type(user, 'Password', password)
  await type(user, 'Confirm password', password)
  await type(user, 'Security answer', 'Sample Town')
}

export async function tickCaptcha(user: UserEvent) {
  await user.click(await screen.findByRole('checkbox', { name: 'I am not a robot' }))
}

export const { student } = people
export const OTP_REQUEST = '/api/user/forgotPassword/requestOtp'
export const OTP_VERIFY = '/api/user/forgotPassword/verifyOtp'
export const lastOtp = () => festival.outbox().at(-1)?.otp ?? ''

/** Opens the OTP step for one email address. */
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
