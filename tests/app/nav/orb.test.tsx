import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
// What is fetched over a network comes at once here.
import '@/features/home/HomeScreen'
import { renderApp } from '../../renderApp'
import { setViewport } from '../../viewport'
import { menu, openMenu, orb, petals } from './openMenu'

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

/** A petal is pressed and the wheel has come half way round. */
async function turn(user: Awaited<ReturnType<typeof openMenu>>['user'], to: 'More' | 'Previous') {
  await user.click(menu().getByRole('button', { name: to }))
  await wait(300)
}

test('a phone has an orb instead of the bar', async () => {
  setViewport(390)
  renderApp('/faqs')
  expect(await screen.findByRole('button', { name: /^Menu/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
})

test('the orb opens a wheel of six petals', async () => {
  await openMenu('/faqs')
  expect(orb()).toHaveAttribute('aria-expanded', 'true')
  expect(orb()).toHaveAttribute('aria-controls', screen.getByRole('dialog', { name: 'Menu' }).id)
  expect(petals()).toEqual(pageOne)
})

test('More turns to the second page, and Previous back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openMenu('/faqs')
  await turn(user, 'More')
  expect(petals()).toEqual(pageTwo)
  await turn(user, 'Previous')
  expect(petals()).toEqual(pageOne)
})

test('the petals change their words when the wheel is half way round, however often it is pressed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openMenu('/faqs')
  await user.dblClick(menu().getByRole('button', { name: 'More' }))
  expect(petals()).toEqual(pageOne)
  await wait(300)
  expect(petals()).toEqual(pageTwo)
  await wait(300)
  expect(petals()).toEqual(pageTwo)
})

test('nobody who reads the second page has it turned away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openMenu('/faqs')
  await turn(user, 'More')
  await wait(10_000)
  expect(petals()).toEqual(pageTwo)
})

test('3 s after the menu is shut it is back on its first page, and not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openMenu('/faqs')
  await turn(user, 'More')
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
  await wait(100)
  return view
}

test('on the home page the hint stays until the first tap, in this visit and the next', async () => {
  const { user, unmount } = await openUntapped('/')
  await wait(60_000)
  act(() => void fireEvent.scroll(window))
  expect(orb()).toHaveAccessibleName(withHint)
  await user.click(screen.getByText(hint))
  expect(isOpen()).toBe(true)
  expect(screen.queryByText(hint)).not.toBeInTheDocument()
  unmount()
  renderApp('/')
  expect(await screen.findByRole('button', { name: 'Menu' })).toBeInTheDocument()
  expect(screen.queryByText(hint)).not.toBeInTheDocument()
})

test('on any other screen the hint goes after 5 s, and not before', async () => {
  await openUntapped('/faqs')
  await wait(4_000)
  expect(orb()).toHaveAccessibleName(withHint)
  await wait(1_000)
  expect(orb()).toHaveAccessibleName('Menu')
})

test('on any other screen the hint goes with the first scroll', async () => {
  await openUntapped('/faqs')
  act(() => void fireEvent.scroll(window))
  expect(orb()).toHaveAccessibleName('Menu')
})

test('on the way to another screen the hint comes again, and stays on the home page', async () => {
  const { user } = await openUntapped('/faqs')
  await wait(5_000)
  expect(orb()).toHaveAccessibleName('Menu')
  act(() => {
    window.history.pushState(null, '', '/')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(orb()).toHaveAccessibleName(withHint))
  await wait(60_000)
  expect(orb()).toHaveAccessibleName(withHint)
  await user.click(orb())
  expect(isOpen()).toBe(true)
})

test('where the hint would lie over a control it is not shown, and comes when there is room', async () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  box.mockReturnValue(new DOMRect(60, 780, 230, 40))
  setViewport(390)
  renderApp('/faqs')
  expect(await screen.findByRole('button', { name: 'Menu' })).toBeInTheDocument()
  await screen.findByRole('heading', { name: 'FAQs' })
  expect(orb()).toHaveAccessibleName('Menu')
  box.mockRestore()
  act(() => void fireEvent(window, new Event('resize')))
  expect(orb()).toHaveAccessibleName(withHint)
})

test('the menu collapses on navigation, and the new screen takes the focus', async () => {
  const { user, at } = await openMenu('/faqs')
  await user.click(menu().getByRole('link', { name: 'Events' }))
  expect(at()).toBe('/events')
  expect(isOpen()).toBe(false)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus())
})

test('a way back to the page where it was opened does not open it again', async () => {
  const { user, at } = await openMenu('/faqs')
  await user.click(menu().getByRole('link', { name: 'Events' }))
  act(() => window.history.back())
  await waitFor(() => expect(at()).toBe('/faqs'))
  expect(isOpen()).toBe(false)
})

test('the petal of the page that is shown is marked, and closes the menu as well', async () => {
  const { user, at } = await openMenu('/events/subevents/Dance')
  const current = menu().getByRole('link', { current: 'page' })
  expect(current).toHaveTextContent('Events')
  await user.click(current)
  expect(at()).toBe('/events')
  expect(isOpen()).toBe(false)
})

test('Accommodation leads those who are signed in to their contingent', async () => {
  await openMenu('/faqs', people.student)
  expect(menu().getByRole('link', { name: 'Accommodation' })).toHaveAttribute('href', '/contingent')
})

test.each([
  ['a visitor', undefined, 'Sign In', '/signin'],
  ['somebody who is signed in', people.student, 'Dashboard', '/dashboard'],
])('%s finds their own door above the wheel', async (_who, as, name, path) => {
  const { user, at } = await openMenu('/faqs', as)
  await user.click(menu().getByRole('link', { name }))
  await waitFor(() => expect(at()).toBe(path))
})
