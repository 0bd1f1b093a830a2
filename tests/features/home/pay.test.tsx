import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { takeConsoleMessages } from '../../consoleMessages'
import { renderApp } from '../../renderApp'

const pay = () => screen.findByRole('button', { name: 'PAY NOW' })
const known = () =>
  waitFor(async () => expect(await pay()).not.toHaveAttribute('aria-busy'), { timeout: 4_000 })

test('a visitor is not asked to pay', async () => {
  renderApp('/')
  expect(await screen.findByRole('link', { name: 'LOG IN' })).toHaveAttribute('href', '/signin')
  expect(screen.queryByRole('button', { name: 'PAY NOW' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'DASHBOARD' })).not.toBeInTheDocument()
})

test('somebody who has not paid opens the payment, by an address of its own', async () => {
  const { user, at } = renderApp('/', { as: people.student })
  await known()
  await user.click(await pay())
  expect(await screen.findByRole('dialog', { name: 'PAYMENT' })).toBeInTheDocument()
  expect(at()).toBe('/?pay=individual')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('somebody who has paid reads PAID, and there is nothing to press', async () => {
  renderApp('/', { as: people.paidStudent })
  expect(await screen.findByRole('button', { name: 'PAID' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'PAY NOW' })).not.toBeInTheDocument()
})

test('while the payment status is not known, PAY NOW waits and opens nothing', async () => {
  festival.break('/api/user/getUser', 'slow')
  const { user, at } = renderApp('/', { as: people.paidStudent })
  const button = await pay()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  expect(at()).toBe('/')
  expect(await screen.findByRole('button', { name: 'PAID' })).toBeDisabled()
})

test('when the payment status does not come, paying is offered all the same', async () => {
  festival.break('/api/user/getUser', 'offline')
  const { user } = renderApp('/', { as: people.student })
  await known()
  await user.click(await pay())
  expect(await screen.findByRole('dialog', { name: 'PAYMENT' })).toBeInTheDocument()
  // Asked for by the page, and again by the modal.
  const noise: string[] = []
  await waitFor(() => {
    noise.push(...takeConsoleMessages())
    expect(noise).toHaveLength(2)
  })
  expect(noise.join()).toContain('Error fetching payment status')
})

test('the payment is a link that can be kept: signed out, it asks to sign in first', async () => {
  renderApp('/?pay=individual')
  expect(await screen.findByRole('dialog', { name: 'PAYMENT' })).toBeInTheDocument()
  expect(screen.getByText('Please Sign-in to continue')).toBeInTheDocument()
})
