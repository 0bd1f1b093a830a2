import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import { dropInstallPrompt, keepInstallPrompt } from '@/platform/installPrompt'
import { signIn } from '../auth/authActions'
import { reloadApp, renderApp } from '../../renderApp'
import { signInElsewhere } from '../../signInElsewhere'
import { stubNavigator } from '../../stubNavigator'

const { student, paidStudent } = people

async function openDashboard(as = student) {
  const view = renderApp('/dashboard', { as })
  const pass = within(await screen.findByRole('region', { name: 'Your pass' }))
  await waitFor(() => expect(festival.calls('/api/user/getUser')).not.toEqual([]))
  return { ...view, pass }
}

test('a student finds name and SF id on the pass, and the tab says Dashboard (Spec §2, §6)', async () => {
  const { pass } = await openDashboard()
  expect(pass.getByRole('heading', { level: 1, name: 'Sample Student' })).toBeInTheDocument()
  expect(pass.getByText('SF00007')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Dashboard | Spring Fest'))
})

test('Back leads home if the visit began at the dashboard, also after a modal (Spec §2)', async () => {
  const { user, at } = await openDashboard()
  await user.click(screen.getByRole('button', { name: 'Registered Events' }))
  await screen.findByRole('dialog', { name: 'Registered Events' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(at()).toBe('/'))
})

const pressBack = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Back' }))

test('Back leads home after a modal that a link opened was closed (Spec §2)', async () => {
  const { user, at } = renderApp('/dashboard?open=profile', { as: student })
  await screen.findByRole('dialog', { name: 'Profile' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/dashboard'))
  await pressBack(user)
  await waitFor(() => expect(at()).toBe('/'))
})

test('Back leads home if a link of another site led to a page that redirects to the dashboard (Spec §2)', async () => {
  const { user, at } = renderApp('/signin', { as: student })
  await pressBack(user)
  await waitFor(() => expect(at()).toBe('/'))
})

test('Back leads to the last page of this site, also after a redirect (Spec §2)', async () => {
  const { user, at } = renderApp('/events/subevents/Dance')
  await user.click(await screen.findByRole('button', { name: 'Register for Shake A Leg' }))
  const toSignIn = await screen.findByText('Sign In', { selector: '#toasts a' })
  signInElsewhere(student)
  await user.click(toSignIn)
  await pressBack(user)
  await waitFor(() => expect(at()).toBe('/events/subevents/Dance'))
})

test('Back leads home if the page before is for visitors only (Spec §2)', async () => {
  const { user, at } = renderApp('/signin')
  await signIn(user, student.email)
  await screen.findByText(/Taking you to the home page/)
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await pressBack(user)
  await waitFor(() => expect(at()).toBe('/'))
})

const OFFER = /Keep your pass on the home screen/
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1'

// src/app/start.tsx does so in the browser.
keepInstallPrompt()

function offer() {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  onTestFinished(dropInstallPrompt)
  act(() => void window.dispatchEvent(event))
  return { prompt, event }
}

const noOffer = () => expect(screen.queryByText(OFFER)).not.toBeInTheDocument()

test('an install prompt from before the dashboard is shown there instead of the browser’s banner', async () => {
  const { prompt, event } = offer()
  expect(event.defaultPrevented).toBe(true)
  const { user } = await openDashboard()
  expect(screen.getByText(OFFER)).toBeInTheDocument()
  expect(screen.getByText(/does not remove its data to make room/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  noOffer()
})

test('an iPhone gets instructions to install the site by hand, once', async () => {
  stubNavigator({ userAgent: IPHONE, maxTouchPoints: 5 })
  const { user } = await openDashboard()
  expect(screen.getByRole('region', { name: 'Install' })).toHaveTextContent(
    'Keep your pass on the home screen. Safari removes a site’s data after seven days without a visit, but not from the home screen. Tap Share, then “Add to Home Screen”.',
  )
  expect(screen.queryByRole('button', { name: 'Install' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(localStorage.getItem('install-declined')).toBe('true')
})

test('Back still leads to the last page of this site after a reload of the dashboard (Spec §2)', async () => {
  const { user } = renderApp('/events', { as: student })
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('button', { name: 'Back' })
  const reloaded = reloadApp()
  await reloaded.user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(reloaded.at()).toBe('/events'))
})

test('Profile opens alone, at an address of its own, and Back closes it (Spec §2)', async () => {
  const { user, at } = renderApp('/dashboard', { as: student })
  await user.click(await screen.findByRole('button', { name: 'Profile' }))
  expect(await screen.findByRole('dialog', { name: 'Profile' })).toHaveFocus()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(at()).toBe('/dashboard?open=profile')
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(at()).toBe('/dashboard')
})

async function openProfile(as: Person) {
  const view = renderApp('/dashboard?open=profile', { as })
  const modal = await screen.findByRole('dialog', { name: 'Profile' })
  return { ...view, modal }
}

/** The fields by label, from top to bottom. */
function fields() {
  const text = (role: 'term' | 'definition') =>
    screen.getAllByRole(role).map((element) => element.textContent)
  const values = text('definition')
  return Object.fromEntries(text('term').map((name, index) => [name, values[index]]))
}

const complete = {
  NAME: 'Paid Student',
  EMAIL: 'paid.student@festival.test',
  'SF-ID': 'SF00008',
  MOBILE: '9000000008',
  CITY: 'Paschim Medinipur',
  COLLEGE: 'Sample Institute of Arts',
  GENDER: 'Male',
  'PAYMENT STATUS': 'Paid',
  'HALL ALLOTTED': 'Sample Hall, Room 65',
}

test('the profile shows the nine fields of a paid user (Spec §2)', async () => {
  const { modal } = await openProfile(paidStudent)
  await waitFor(() => expect(fields()).toEqual(complete))
  expect(Object.keys(fields())).toEqual(Object.keys(complete))
  expect(within(modal).queryByRole('textbox')).not.toBeInTheDocument()
})

test('the profile says who has not paid, and has no hall (Spec §2)', async () => {
  await openProfile(student)
  const unpaid = { 'PAYMENT STATUS': 'Not Paid', 'HALL ALLOTTED': 'NA' }
  await waitFor(() => expect(fields()).toMatchObject(unpaid))
})

test('the user’s details are copied in the format that the forms read', async () => {
  const { user } = await openProfile(student)
  await user.click(screen.getByRole('button', { name: 'Copy my details' }))
  expect(await navigator.clipboard.readText()).toBe(
    'SF00007 student@festival.test (Sample Student)',
  )
})
