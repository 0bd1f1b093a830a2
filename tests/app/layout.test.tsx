import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { SCRIPTS } from '@mocks/thirdParties/scripts'
import { festival } from '@mocks/festival'
import { navBar } from '@/content/nav'
import { logRecoverable } from '@/app/logRecoverable'
import { renderApp } from '../renderApp'
import { resizeTo } from '../viewport'
import { takeConsoleMessages } from '../consoleMessages'

const bar = async () => within(await screen.findByRole('navigation', { name: 'Main' }))

const textsAndAddresses = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')])

const tenLinks = (isSignedIn: boolean) => [
  ['Home', '/'],
  ['Events', '/events'],
  ['Accommodation', isSignedIn ? '/contingent' : '/accommodation'],
  ['Merch', '/merchandise'],
  ['Sponsors, opens in a new tab', 'https://sponsors.springfest.in/'],
  ['FAQs', '/faqs'],
  ['Our Team, opens in a new tab', 'https://teams.springfest.in/'],
  ['After Movie', '/aftermovie'],
  ['Games', '/games'],
  ['Gallery', '/gallery'],
]

const accountLink = (isSignedIn: boolean) =>
  isSignedIn ? ['Dashboard', '/dashboard'] : ['Sign In', '/signin']

test.each([
  ['a visitor', false],
  ['a student', true],
])(
  'lists ten links and one to the account for %s, in the bar and on a phone (Spec §2)',
  async (_who, isSignedIn) => {
    renderApp('/faqs', isSignedIn ? { as: people.student } : {})
    const [ten, account] = [tenLinks(isSignedIn), accountLink(isSignedIn)]
    const links = textsAndAddresses((await bar()).getAllByRole('link'))
    expect(links.filter(([, href]) => href !== account[1])).toEqual(ten)
    expect(links).toContainEqual(account)
    expect(links).toHaveLength(11)
    resizeTo(390)
    const dock = within(await screen.findByRole('navigation', { name: 'Shortcuts' }))
    expect(textsAndAddresses(dock.getAllByRole('link'))).toEqual([account])
    fireEvent.click(dock.getByRole('button', { name: /^Menu/ }))
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
    // The first page of the menu, from the top and around.
    expect(textsAndAddresses(menu.getAllByRole('link'))).toEqual(
      [0, 2, 1, 3, 4].map((index) => ten[index]),
    )
  },
)

/** They can identify visitors, so they are loaded only where they are needed. */
const foreignScripts: Record<string, string[]> = {
  '/signin': [SCRIPTS.signIn],
  '/signup': [SCRIPTS.captcha],
}

test.each(['/signin', '/signup', '/accommodation-map'])(
  'on %s no third-party script is loaded that is not needed there (Spec §7)',
  async (path) => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    const loaded = () => [...document.scripts].map(({ src }) => src.replace(/\?.*/, ''))
    await waitFor(() => expect(loaded()).toEqual(foreignScripts[path] ?? []))
  },
)

test.each([
  ['/events/subevents/Dance', 'Events'],
  ['/contingent', 'Accommodation'],
  ['/leaderboard/witch', 'Games'],
])('on %s the link %s is marked as current, and no other (Spec §2)', async (path, name) => {
  renderApp(path, path === '/contingent' ? { as: people.student } : {})
  const current = (await bar()).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([name])
})

const footer = () => screen.findByRole('contentinfo')

test('the footer shows dates, place and links', async () => {
  renderApp('/games')
  const inFooter = within(await footer())
  expect(inFooter.getByText('24–26 January 2025')).toBeInTheDocument()
  expect(inFooter.getByText(/IIT Kharagpur, West Bengal\. 65th edition/)).toBeInTheDocument()
  const links = inFooter.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/accommodation', '/schedule', '/privacy']))
})

test('after a navigation the tab has the title of the new page, once', async () => {
  const { user } = renderApp('/')
  await waitFor(() => expect(document.title).toBe('Unmask the Magic | Spring Fest'))
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  await waitFor(() => expect(document.title).toBe('Events | Spring Fest'))
  expect(document.head.querySelectorAll('title')).toHaveLength(1)
})

const MESSAGE = 'Something went wrong. Please reload the page.'

/** An error event of a script at that address. */
function errorFrom(address: string): Error {
  return Object.assign(new Error('x is not a function'), { stack: `at press (${address}:1:2)` })
}

function leaveUnhandled(reason: unknown) {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  })
}

test('an unhandled error shows one message', async () => {
  renderApp('/faqs')
  const error = errorFrom(`${window.location.origin}/assets/site.js`)
  leaveUnhandled(error)
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error })))
  expect(await screen.findAllByText(MESSAGE)).toHaveLength(1)
})

test.each([
  ['an extension', errorFrom('chrome-extension://abc/content.js')],
  ['a reason that is no error', 'Timeout'],
])('an error of %s shows no message', (_whose, reason) => {
  renderApp('/faqs')
  leaveUnhandled(reason)
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument()
})

test('if the layout itself crashes, a message with two next steps replaces it', () => {
  vi.spyOn(navBar.left, 'map').mockImplementation(() => {
    throw new Error('the navigation is broken')
  })
  renderApp('/faqs')
  vi.mocked(navBar.left.map).mockRestore()
  takeConsoleMessages()
  const message = screen.getByRole('alert')
  expect(message).toHaveTextContent('This page has stopped working')
  expect(within(message).getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('the second click of a double click does not press a button of a confirmation that just opened', async () => {
  const { user } = renderApp('/dashboard?open=events', { as: people.teamLeader })
  const [first] = await screen.findAllByRole('button', { name: /^Deregister team from/ })
  if (!first) throw new Error('The team leader leads no team')
  await user.click(first)
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Deregister team' }), { detail: 2 })
  expect(festival.calls('/api/event/deregister/team')).toHaveLength(0)
  expect(question).toBeInTheDocument()
})

test('a new screen starts at its top, and Back leaves the place to the browser', async () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  const { user, at } = renderApp('/events')
  await user.click((await bar()).getByRole('link', { name: 'FAQs' }))
  await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0))
  act(() => window.history.back())
  await waitFor(() => expect(at()).toBe('/events'))
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('the skip link focuses the content and adds no step to the history', async () => {
  const { user, at } = renderApp('/events')
  await user.click(await screen.findByRole('link', { name: 'Skip to content' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(at()).toBe('/events')
})

test('a view transition that is skipped is not worth a message; other errors that React recovers from are logged', () => {
  logRecoverable(new DOMException('Viewport size changed', 'AbortError'))
  expect(takeConsoleMessages()).toEqual([])
  logRecoverable(new Error('Hydration failed'))
  logRecoverable(new DOMException('Storage is blocked', 'SecurityError'))
  expect(takeConsoleMessages()).toHaveLength(2)
})
