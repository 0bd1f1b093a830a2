import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { schedule } from '@/content/schedule'
import { scheduleLink } from '@/content/scheduleLink'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { dropInstallPrompt, keepInstallPrompt } from '@/platform/installPrompt'
import { reloadApp, renderApp } from '../../renderApp'
import { stubNavigator } from '../../stubNavigator'

const { student, teamLeader } = people

async function openDashboard(as = student) {
  const view = renderApp('/dashboard', { as })
  const pass = within(await screen.findByRole('region', { name: 'Your pass' }))
  await waitFor(() => expect(festival.calls('/api/user/getUser')).not.toEqual([]))
  return { ...view, pass }
}

/** The portrait is decorative, so it has no role to query by. */
function portrait() {
  return screen.getByRole('region', { name: 'Your pass' }).querySelector('img')
}

async function expectPortrait(file: string) {
  await screen.findByRole('region', { name: 'Your pass' })
  await waitFor(() => expect(portrait()).toHaveAttribute('src', file))
}

test('a student finds name and SF id on the pass, and the tab says Dashboard (Spec §2, §6)', async () => {
  const { pass } = await openDashboard()
  expect(pass.getByRole('heading', { level: 1, name: 'Sample Student' })).toBeInTheDocument()
  expect(pass.getByText('SF00007')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Dashboard | Spring Fest'))
})

test.each([
  ['a woman', student, '/art/avatars/f.svg'],
  ['a man', teamLeader, '/art/avatars/m.svg'],
])('%s sees the matching portrait (Spec §2, §3)', async (_description, person, file) => {
  await openDashboard(person)
  await expectPortrait(file)
})

test('Back leads to the last page of this site (Spec §2)', async () => {
  const { user, at } = renderApp('/events', { as: student })
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(at()).toBe('/events'))
})

test('Back leads home if the visit began at the dashboard, also after a modal (Spec §2)', async () => {
  const { user, at } = await openDashboard()
  const tile = screen.getByRole('button', { name: 'Registered Events' })
  await user.click(tile)
  await screen.findByRole('dialog', { name: 'Registered Events' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/dashboard'))
  await waitFor(() => expect(tile).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(at()).toBe('/'))
})

test('the drawing of the four days leads to the schedule (Spec §2)', async () => {
  const { user, at } = renderApp('/dashboard', { as: student })
  const main = within(await screen.findByRole('main'))
  const scroll = await main.findByRole('link', { name: 'Schedule' })
  expect(scroll).toHaveTextContent('ScheduleDay 0Day 1Day 2Day 3')
  expect(scheduleLink.map(({ day }) => day)).toEqual(schedule.map(({ name }) => name))
  await user.click(scroll)
  await waitFor(() => expect(at()).toBe('/schedule'))
})

const OFFER = /Keep your pass on the home screen/
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1'

// src/app/start.tsx does so in the browser.
keepInstallPrompt()

function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(() => Promise.resolve({ outcome }))
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

test.each([
  ['“Not now”', 'accepted', 'Not now'],
  ['declining in the browser’s own dialog', 'dismissed', 'Install'],
] as const)('after %s the install offer never returns', async (_what, outcome, button) => {
  offer(outcome)
  const { user, unmount } = await openDashboard()
  await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(localStorage.getItem('install-declined')).toBe('true'))
  noOffer()
  if (button === 'Not now')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  unmount()
  offer()
  await openDashboard()
  noOffer()
})

test.each([
  ['an iPhone', { userAgent: IPHONE }],
  ['an iPad, which calls itself a Mac', { userAgent: 'Mozilla/5.0 (Macintosh) Safari/605' }],
])('%s gets instructions to install the site by hand, once', async (_what, { userAgent }) => {
  stubNavigator({ userAgent, maxTouchPoints: 5 })
  const { user } = await openDashboard()
  expect(screen.getByRole('region', { name: 'Install' })).toHaveTextContent(
    'Keep your pass on the home screen. Safari removes a site’s data after seven days without a visit, but not from the home screen. Tap Share, then “Add to Home Screen”.',
  )
  expect(screen.queryByRole('button', { name: 'Install' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(localStorage.getItem('install-declined')).toBe('true')
})

test.each([
  ['a Mac', { maxTouchPoints: 0 }, 'Mozilla/5.0 (Macintosh) Safari/605'],
  ['an iPhone with the site installed', { standalone: true }, IPHONE],
])('%s gets no instructions to install the site', async (_what, more, userAgent) => {
  stubNavigator({ userAgent, maxTouchPoints: 5, ...more })
  await openDashboard()
  noOffer()
})

test('no install offer promises a pass offline after the worker’s last day', async () => {
  document.documentElement.dataset.workerEnd = '2020-03-26'
  onTestFinished(() => void delete document.documentElement.dataset.workerEnd)
  offer()
  await openDashboard()
  noOffer()
})

test('neither the installed site nor another screen shows the install offer', async () => {
  offer()
  renderApp('/faqs', { as: student })
  await screen.findByRole('heading', { level: 1 })
  noOffer()
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    matches: media === '(display-mode: standalone)',
  }))
  await openDashboard()
  noOffer()
})

test('Back still leads to the last page of this site after a reload of the dashboard (Spec §2)', async () => {
  const { user } = renderApp('/events', { as: student })
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('button', { name: 'Back' })
  const reloaded = reloadApp()
  await reloaded.user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(reloaded.at()).toBe('/events'))
})
