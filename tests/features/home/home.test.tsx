import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'

const title = () => screen.findByRole('heading', { name: 'Unmask the Magic' })
const pay = () => screen.findByRole('button', { name: 'PAY NOW' })
const payModal = () => screen.findByRole('dialog', { name: 'PAYMENT' })
const statusLoaded = () => waitFor(async () => expect(await pay()).not.toHaveAttribute('aria-busy'))

test('a visitor sees the theme, the dates and a sign-in link, and no payment (Spec §2, §6)', async () => {
  renderApp('/')
  expect(await title()).toBeInTheDocument()
  expect(screen.getByText('24–26 January 2025')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'LOG IN' })).toHaveAttribute('href', '/signin')
  expect(screen.queryByRole('link', { name: 'DASHBOARD' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'PAY NOW' })).not.toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Unmask the Magic | Spring Fest'))
})

test('an unpaid user sees no sign-in link, and opens the payment at its own address (Spec §2, §3)', async () => {
  const { user, at } = renderApp('/', { as: people.student })
  await statusLoaded()
  expect(screen.queryByRole('link', { name: 'LOG IN' })).not.toBeInTheDocument()
  await user.click(await pay())
  expect(await payModal()).toBeInTheDocument()
  expect(at()).toBe('/?pay=individual')
})

test('a paid user sees PAID, and no button (Spec §2)', async () => {
  renderApp('/', { as: people.paidStudent })
  expect(await screen.findByRole('button', { name: 'PAID' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'PAY NOW' })).not.toBeInTheDocument()
})

test('a link opens the payment, which asks signed-out visitors to sign in first (Spec §6)', async () => {
  renderApp('/?pay=individual')
  const modal = within(await payModal())
  expect(modal.getByText('Please Sign-in to continue')).toBeInTheDocument()
  expect(modal.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin')
  expect(modal.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument()
})

const greatHero = () => screen.findByRole('button', { name: /^Unmask the/ })
const announcement = () => screen.getByRole('status')

test('pressing the great hero, or Enter on it, lifts one hero after the other and names the next one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/')
  expect(await greatHero()).toHaveAccessibleName('Unmask the king')
  expect(announcement()).toBeEmptyDOMElement()
  for (const name of ['lion', 'peacock']) {
    await user.click(await greatHero())
    expect(announcement()).toHaveTextContent(`The ${name}`)
    expect(await greatHero()).toHaveAccessibleName(`Unmask the ${name}`)
    // The outgoing hero is removed.
    await act(() => vi.advanceTimersByTimeAsync(800))
  }
  await user.keyboard('{Enter}')
  expect(announcement()).toHaveTextContent('The laughing face')
  expect(await greatHero()).toHaveFocus()
})

test('pressing a side hero swaps it with the great hero', async () => {
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Bring the moon to the front' }))
  expect(await greatHero()).toHaveAccessibleName('Unmask the moon')
  expect(screen.getByRole('button', { name: 'Bring the king to the front' })).toHaveFocus()
})
