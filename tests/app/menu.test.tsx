import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('the orb opens a wheel of six petals: More turns to six others, and Previous back (Spec §2, §4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openMenu('/faqs')
  expect(orb()).toHaveAttribute('aria-expanded', 'true')
  await turn(user, 'More')
  expect(petals()).toEqual(pageTwo)
  await turn(user, 'Previous')
  expect(petals()).toEqual(pageOne)
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

test('the hint stays until the first tap, in this visit and the next (Spec §2)', async () => {
  const { user, unmount } = await openUntapped('/faqs')
  await wait(60_000)
  expect(orb()).toHaveAccessibleName(withHint)
  await user.click(screen.getByText(hint))
  expect(isOpen()).toBe(true)
  expect(screen.queryByText(hint)).not.toBeInTheDocument()
  unmount()
  renderApp('/faqs')
  expect(await screen.findByRole('button', { name: 'Menu' })).toBeInTheDocument()
  expect(screen.queryByText(hint)).not.toBeInTheDocument()
})

test('Back closes the menu, and the page stays', async () => {
  const { at } = await openMenu('/faqs')
  const before = window.history.length
  act(() => window.history.back())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(at()).toBe('/faqs')
  await waitFor(() => expect(orb()).toHaveFocus())
  act(() => window.history.forward())
  await waitFor(() => expect(isOpen()).toBe(true))
  expect(window.history.length).toBe(before)
})

test('a closed menu leaves no step in the history', async () => {
  const { user, at } = await openMenu('/faqs')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/faqs'))
  await user.click(orb())
  await user.click(screen.getByRole('dialog', { name: 'Menu' }))
  await waitFor(() => expect(at()).toBe('/faqs'))
  // The entry of the closed menu is ahead, and the next page replaces it.
  const { length } = window.history
  const dock = within(screen.getByRole('navigation', { name: 'Shortcuts' }))
  await user.click(dock.getByRole('link', { name: 'Schedule' }))
  await waitFor(() => expect(at()).toBe('/schedule'))
  expect(window.history.length).toBe(length)
  act(() => window.history.back())
  await waitFor(() => expect(at()).toBe('/faqs'))
})

test('a link of the menu takes its place in the history, so Back does not open the menu again', async () => {
  const { user, at } = await openMenu('/faqs')
  const { length } = window.history
  await user.click(menu().getByRole('link', { name: 'Events' }))
  await waitFor(() => expect(at()).toBe('/events'))
  expect(window.history.length).toBe(length)
  act(() => window.history.back())
  await waitFor(() => expect(at()).toBe('/faqs'))
  expect(isOpen()).toBe(false)
})

test('a link to the page behind the menu only closes it', async () => {
  const { user, at } = await openMenu('/events')
  await user.click(menu().getByRole('link', { name: 'Events' }))
  expect(isOpen()).toBe(false)
  await waitFor(() => expect(at()).toBe('/events'))
  await user.click(orb())
  await user.click(menu().getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(at()).toBe('/'))
  act(() => window.history.back())
  await waitFor(() => expect(at()).toBe('/events'))
})
