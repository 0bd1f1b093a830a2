import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../renderApp'
import { setViewport } from '../../viewport'
import { menu, openMenu, orb } from './openMenu'

const dialog = () => screen.queryByRole('dialog', { name: 'Menu' })

/** What lies around the petals. */
const overlay = () => screen.getByRole('dialog', { name: 'Menu' })

test('while the menu is open nothing behind it can be reached, and afterwards everything', async () => {
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
])('%s closes it and gives the focus back to the orb', async (_how, close) => {
  const { user } = await openMenu('/faqs')
  await close(user)
  expect(dialog()).not.toBeInTheDocument()
  expect(orb()).toHaveFocus()
  expect(orb()).toHaveAttribute('aria-expanded', 'false')
})

test('a petal that opens a tab closes it, for whoever comes back', async () => {
  const { user } = await openMenu('/faqs')
  const outside = menu()
    .getAllByRole('link')
    .find((link) => link.getAttribute('target') === '_blank')
  expect(outside).toBeDefined()
  if (outside) await user.click(outside)
  expect(dialog()).not.toBeInTheDocument()
})

test('the second tap of a double tap on the orb does not close what the first has opened', async () => {
  const { user } = await openMenu('/faqs')
  await user.pointer({ keys: '[MouseLeft][MouseLeft]', target: overlay() })
  expect(dialog()).not.toBeInTheDocument()
  await user.click(orb())
  act(() => {
    overlay().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  })
  expect(dialog()).toBeInTheDocument()
})

test('the wheel is walked by keyboard from its first petal to its hub', async () => {
  setViewport(390)
  const { user } = renderApp('/faqs')
  ;(await screen.findByRole('button', { name: /^Menu/ })).focus()
  await user.keyboard('{Enter}')
  const walk = [document.activeElement?.textContent]
  for (let step = 0; step < 5; step += 1) {
    await user.tab()
    walk.push(document.activeElement?.textContent)
  }
  expect(walk).toEqual([
    'Home',
    'Accommodation',
    'Events',
    'Merch',
    'Sponsors, opens in a new tab',
    'More',
  ])
  await user.tab()
  expect(menu().getByRole('button', { name: 'Close the menu' })).toHaveFocus()
})

test('once the wheel is turned, the focus is on the first petal of the new page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openMenu('/faqs')
  menu().getByRole('button', { name: 'More' }).focus()
  await user.keyboard('{Enter}')
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(menu().getByRole('link', { name: 'FAQs' })).toHaveFocus()
})
