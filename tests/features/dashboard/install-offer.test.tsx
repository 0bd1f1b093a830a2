import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { dropInstallPrompt, keepInstallPrompt } from '@/shared/start/installPrompt'
import { renderApp } from '../../renderApp'
import { stubNavigator } from '../../stubNavigator'

const { student } = people
const WORDS = /Keep your pass on the home screen/
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1'

// src/app/start.tsx does so in the browser.
keepInstallPrompt()

afterEach(dropInstallPrompt)

function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(() => Promise.resolve({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(event))
  return { prompt, event }
}

async function openDashboard() {
  const view = renderApp('/dashboard', { as: student })
  await screen.findByRole('button', { name: 'Your BarCode' })
  return view
}

test('an offer that came before the dashboard is made there, and the browser’s own banner stays away', async () => {
  const { prompt, event } = offer()
  expect(event.defaultPrevented).toBe(true)
  const { user } = await openDashboard()
  expect(screen.getByText(WORDS)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
})

test('one that comes later waits until a modal has been open, so that nothing moves under a finger', async () => {
  const { user } = await openDashboard()
  offer()
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Your BarCode' }))
  expect(screen.getByText(WORDS)).toBeInTheDocument()
})

test('no other screen makes the offer', async () => {
  offer()
  renderApp('/faqs', { as: student })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
})

test('after "Not now" it never comes again, and the focus is not lost', async () => {
  offer()
  const { user, unmount } = await openDashboard()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  unmount()
  offer()
  await openDashboard()
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
  expect(localStorage.getItem('install-declined')).toBe('true')
})

test('"Not now" in another tab ends the offer here, too', async () => {
  offer()
  await openDashboard()
  expect(screen.getByText(WORDS)).toBeInTheDocument()
  act(() => {
    localStorage.setItem('install-declined', 'true')
    window.dispatchEvent(new StorageEvent('storage', { key: 'install-declined' }))
  })
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
})

test('a no to the browser’s question ends it for good', async () => {
  offer('dismissed')
  const { user } = await openDashboard()
  await user.click(screen.getByRole('button', { name: 'Install' }))
  await waitFor(() => expect(localStorage.getItem('install-declined')).toBe('true'))
})

test.each([
  ['an iPhone', { userAgent: IPHONE }],
  ['an iPad, which calls itself a Mac', { userAgent: 'Mozilla/5.0 (Macintosh) Safari/605' }],
])('%s is told how to do it by hand, once', async (_what, { userAgent }) => {
  stubNavigator({ userAgent, maxTouchPoints: 5 })
  const { user } = await openDashboard()
  expect(screen.getByRole('region', { name: 'Install' })).toHaveTextContent(
    'Keep your pass on the home screen: tap Share, then “Add to Home Screen”. Then open it once and sign in,',
  )
  expect(screen.queryByRole('button', { name: 'Install' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(localStorage.getItem('install-declined')).toBe('true')
})

test.each([
  ['a Mac', { maxTouchPoints: 0 }, 'Mozilla/5.0 (Macintosh) Safari/605'],
  ['an iPhone with the site installed', { standalone: true }, IPHONE],
])('%s is told nothing', async (_what, more, userAgent) => {
  stubNavigator({ userAgent, maxTouchPoints: 5, ...more })
  await openDashboard()
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
})

test('nor is anybody who runs the installed site', async () => {
  offer()
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    matches: query === '(display-mode: standalone)',
  }))
  await openDashboard()
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
})
