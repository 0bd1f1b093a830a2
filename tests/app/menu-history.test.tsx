import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '@/features/home/HomeScreen'
import { renderApp } from '../renderApp'
import { setViewport } from '../viewport'

const orb = () => screen.getByRole('button', { name: /^Menu/ })
const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }))
const isOpen = () => screen.queryByRole('dialog', { name: 'Menu' }) !== null

/** A phone at an address, with the menu open. */
async function openMenu(path: string) {
  setViewport(390)
  const view = renderApp(path)
  await view.user.click(await screen.findByRole('button', { name: /^Menu/ }))
  return view
}

test('Back closes the menu, and the page stays', async () => {
  const { at } = await openMenu('/faqs')
  const before = window.history.length
  act(() => window.history.back())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(at()).toBe('/faqs')
  expect(orb()).toHaveFocus()
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

test('a link of the menu takes the place of the menu in the history', async () => {
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

test('Back to the page where the menu was opened does not open it again', async () => {
  const { user, at } = await openMenu('/faqs')
  await user.click(menu().getByRole('link', { name: 'Events' }))
  act(() => window.history.back())
  await waitFor(() => expect(at()).toBe('/faqs'))
  expect(isOpen()).toBe(false)
})
