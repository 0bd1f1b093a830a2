import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import '@/features/home/HomeScreen'
import { renderApp } from '../renderApp'
import { setViewport } from '../viewport'

const orb = () => screen.getByRole('button', { name: /^Menu/ })
const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }))

/** The labels of the petals, clockwise from the top. */
const petals = () =>
  menu()
    .getAllByRole('listitem')
    .map((petal) => petal.textContent)

/** A phone at an address, with the orb tapped. */
async function openMenu(path: string) {
  setViewport(390)
  const view = renderApp(path)
  await view.user.click(await screen.findByRole('button', { name: /^Menu/ }))
  return view
}

const hint = 'Tap Here to Unmask the Magic'
const withHint = /^Menu: ?Tap Here to Unmask the Magic$/
const isOpen = () => screen.queryByRole('dialog', { name: 'Menu' }) !== null
const pageTwo = [
  'FAQs',
  'Our Team, opens in a new tab',
  'After Movie',
  'Games',
  'Gallery',
  'Previous',
]
const pageOne = ['Home', 'Accommodation', 'Events', 'Merch', 'Sponsors, opens in a new tab', 'More']

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Presses a petal and waits until the wheel has turned half way. */
async function turn(user: Awaited<ReturnType<typeof openMenu>>['user'], to: 'More' | 'Previous') {
  await user.click(menu().getByRole('button', { name: to }))
  await wait(300)
}

test('a phone has an orb instead of the bar (Spec §2)', async () => {
  setViewport(390)
  renderApp('/faqs')
  expect(await screen.findByRole('button', { name: /^Menu/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
})

test('the orb opens a wheel of six petals (Spec §2)', async () => {
  await openMenu('/faqs')
  expect(orb()).toHaveAttribute('aria-expanded', 'true')
  expect(orb()).toHaveAttribute('aria-controls', screen.getByRole('dialog', { name: 'Menu' }).id)
  expect(petals()).toEqual(pageOne)
})

test('More turns to the second page, and Previous back (Spec §2, §4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openMenu('/faqs')
  await turn(user, 'More')
  expect(petals()).toEqual(pageTwo)
  await turn(user, 'Previous')
  expect(petals()).toEqual(pageOne)
})

test('the petals change half way through the turn, however often More is pressed (Spec §9)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openMenu('/faqs')
  await user.dblClick(menu().getByRole('button', { name: 'More' }))
  expect(petals()).toEqual(pageOne)
  await wait(300)
  expect(petals()).toEqual(pageTwo)
  await wait(300)
  expect(petals()).toEqual(pageTwo)
})

test('the menu returns to its first page 3 s after it closes, however long it was open (Spec §4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openMenu('/faqs')
  await turn(user, 'More')
  await wait(10_000)
  expect(petals()).toEqual(pageTwo)
  await user.keyboard('{Escape}')
  await wait(2_000)
  await user.click(orb())
  expect(petals()).toEqual(pageTwo)
  await user.keyboard('{Escape}')
  await wait(3_000)
  await user.click(orb())
  expect(petals()).toEqual(pageOne)
})

/** A phone at an address where nobody has tapped the orb yet. */
async function openUntapped(path: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setViewport(390)
  const view = renderApp(path)
  expect(await screen.findByRole('button', { name: withHint })).toBeInTheDocument()
  return view
}

const dock = () => within(screen.getByRole('navigation', { name: 'Shortcuts' }))

test.each(['/', '/faqs'])(
  'at %s the hint stays until the first tap, in this visit and the next (Spec §2)',
  async (path) => {
    const { user, unmount } = await openUntapped(path)
    await wait(60_000)
    act(() => void fireEvent.scroll(window))
    expect(orb()).toHaveAccessibleName(withHint)
    await user.click(screen.getByText(hint))
    expect(isOpen()).toBe(true)
    expect(screen.queryByText(hint)).not.toBeInTheDocument()
    unmount()
    renderApp(path)
    expect(await screen.findByRole('button', { name: 'Menu' })).toBeInTheDocument()
    expect(screen.queryByText(hint)).not.toBeInTheDocument()
  },
)

test('the hint takes the place of Schedule in the dock until the first tap', async () => {
  const { user, at } = await openUntapped('/faqs')
  expect(dock().queryByRole('link', { name: 'Schedule' })).not.toBeInTheDocument()
  await user.click(orb())
  await user.keyboard('{Escape}')
  await user.click(dock().getByRole('link', { name: 'Schedule' }))
  expect(at()).toBe('/schedule')
  expect(await screen.findByRole('heading', { level: 1, name: 'Schedule' })).toBeInTheDocument()
  expect(dock().getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page')
})

test('the dock leads visitors to sign in, and signed-in users to their dashboard', async () => {
  setViewport(390)
  const { unmount } = renderApp('/signin')
  const signIn = await within(
    await screen.findByRole('navigation', { name: 'Shortcuts' }),
  ).findByRole('link', { name: 'Sign In' })
  expect(signIn).toHaveAttribute('href', '/signin')
  expect(signIn).toHaveAttribute('aria-current', 'page')
  unmount()
  renderApp('/faqs', { as: people.student })
  expect(
    await within(await screen.findByRole('navigation', { name: 'Shortcuts' })).findByRole('link', {
      name: 'Dashboard',
    }),
  ).toHaveAttribute('href', '/dashboard')
  expect(dock().queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
})

test('a screen that fills the window has no dock, and neither has a wide window', async () => {
  setViewport(390)
  const { unmount } = renderApp('/games/witch')
  expect(await screen.findByRole('link', { name: /Back/ })).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).not.toBeInTheDocument()
  unmount()
  setViewport(600)
  renderApp('/faqs')
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).not.toBeInTheDocument()
})

test('a navigation closes the menu, and the new screen takes the focus (Spec §2)', async () => {
  const { user, at } = await openMenu('/faqs')
  await user.click(menu().getByRole('link', { name: 'Events' }))
  await waitFor(() => expect(at()).toBe('/events'))
  expect(isOpen()).toBe(false)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus())
})

test('the petal of the current page is marked, and closes the menu, too', async () => {
  const { user, at } = await openMenu('/events/subevents/Dance')
  const current = menu().getByRole('link', { current: 'page' })
  expect(current).toHaveTextContent('Events')
  await user.click(current)
  expect(at()).toBe('/events')
  expect(isOpen()).toBe(false)
})

const dialog = () => screen.queryByRole('dialog', { name: 'Menu' })

/** The backdrop around the petals. */
const overlay = () => screen.getByRole('dialog', { name: 'Menu' })

test('the page is inert while the menu is open, and usable again afterwards', async () => {
  const { user, container } = await openMenu('/faqs')
  await waitFor(() => expect(container).toHaveAttribute('inert'))
  await user.keyboard('{Escape}')
  expect(container).not.toHaveAttribute('inert')
})

test.each([
  ['Escape', (user: Awaited<ReturnType<typeof openMenu>>['user']) => user.keyboard('{Escape}')],
  [
    'the hub',
    (user: Awaited<ReturnType<typeof openMenu>>['user']) =>
      user.click(menu().getByRole('button', { name: 'Close the menu' })),
  ],
  [
    'a tap on the overlay',
    (user: Awaited<ReturnType<typeof openMenu>>['user']) => user.click(overlay()),
  ],
])('%s closes the menu and returns the focus to the orb (Spec §2)', async (_how, close) => {
  const { user } = await openMenu('/faqs')
  await close(user)
  expect(dialog()).not.toBeInTheDocument()
  expect(orb()).toHaveFocus()
  expect(orb()).toHaveAttribute('aria-expanded', 'false')
})

test('Tab moves through the menu from its first petal to Close', async () => {
  setViewport(390)
  const { user } = renderApp('/faqs')
  ;(await screen.findByRole('button', { name: /^Menu/ })).focus()
  await user.keyboard('{Enter}')
  const walk = [document.activeElement?.textContent]
  for (let step = 0; step < 5; step += 1) {
    await user.tab()
    walk.push(document.activeElement?.textContent)
  }
  expect(walk).toEqual(pageOne)
  await user.tab()
  expect(menu().getByRole('button', { name: 'Close the menu' })).toHaveFocus()
})
