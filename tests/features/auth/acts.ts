import { cleanup, screen, type waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { PASSWORD } from '@mocks/people'
// The screens are fetched when they are opened. Here they are at hand, so that no test waits for the machine.
import '@/features/auth/ForgotPasswordScreen'
import '@/features/auth/SignInScreen'
import '@/features/auth/SignUpScreen'
import { renderApp } from '../../renderApp'

// So is the calendar of sign-up, but where a test lets it fail.
await import('@/shared/ui/date/DateFieldCalendar').catch(() => undefined)

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
  sessionStorage.setItem('draft:sign-up', JSON.stringify({ ...newcomer, ...changes }))
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

/** As far as the OTP step, for one mail address. */
export async function openOtpStep(email: string) {
  const view = renderApp('/forgot-password')
  await type(view.user, 'Email', email)
  await press(view.user, 'Send OTP')
  await box('OTP')
  return view
}

/** What the browser keeps of a form, as text in its storage. */
export function storedDraft(name: string): Record<string, unknown> {
  const kept: unknown = JSON.parse(sessionStorage.getItem(`draft:${name}`) ?? '{}')
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}

/** As a reload does: the page goes, what the browser keeps stays. */
export function closePage() {
  cleanup()
}

/** Where the page has fetched scripts from. */
export function scripts() {
  return [...document.scripts].map(({ src }) => src)
}
