import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { setViewport } from '../../viewport'

const title = () => screen.findByRole('heading', { name: 'Unmask the Magic' })
const pay = () => screen.findByRole('button', { name: 'PAY NOW' })
const payModal = () => screen.findByRole('dialog', { name: 'PAYMENT' })
const statusLoaded = () => waitFor(async () => expect(await pay()).not.toHaveAttribute('aria-busy'))

test('a visitor sees the theme, the dates and a sign-in link, and no payment (Spec §2, §6, §9)', async () => {
  renderApp('/')
  expect(await title()).toBeInTheDocument()
  expect(screen.getByText('24–26 January 2025')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'LOG IN' })).toHaveAttribute('href', '/signin')
  expect(screen.queryByRole('link', { name: 'DASHBOARD' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'PAY NOW' })).not.toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Unmask the Magic | Spring Fest'))
})

test('the dates on the poster lead to the schedule', async () => {
  const { user, at } = renderApp('/')
  await user.click(await screen.findByRole('link', { name: /^Schedule,\s*24–26 January 2025/ }))
  expect(await screen.findByRole('heading', { name: 'Schedule', level: 1 })).toBeInTheDocument()
  expect(at()).toBe('/schedule')
})

test('a signed-in user sees the link to the dashboard instead (Spec §2)', async () => {
  renderApp('/', { as: people.student })
  expect(await screen.findByRole('link', { name: 'DASHBOARD' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  expect(screen.queryByRole('link', { name: 'LOG IN' })).not.toBeInTheDocument()
})

test('the five social networks open in a new tab without opener and referrer (Spec §2)', async () => {
  renderApp('/')
  for (const name of ['X', 'Facebook', 'Instagram', 'YouTube', 'LinkedIn']) {
    const link = await screen.findByRole('link', { name: `${name}, opens in a new tab` })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test.each([390, 1440])('each logo links to its own site, once (%i px) (Spec §2)', async (width) => {
  setViewport(width)
  renderApp('/')
  await title()
  const href = (name: string) =>
    screen.getByRole('link', { name: `${name}, opens in a new tab` }).getAttribute('href')
  expect(href('Spring Fest, the main site')).toBe('https://springfest.in/')
  expect(href('IIT Kharagpur')).toBe('https://www.iitkgp.ac.in/')
})

test('an unpaid user opens the payment at its own address (Spec §2, §3)', async () => {
  const { user, at } = renderApp('/', { as: people.student })
  await statusLoaded()
  await user.click(await pay())
  expect(await payModal()).toBeInTheDocument()
  expect(at()).toBe('/?pay=individual')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a paid user sees PAID, and no button (Spec §2, §3, §4)', async () => {
  renderApp('/', { as: people.paidStudent })
  expect(await screen.findByRole('button', { name: 'PAID' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'PAY NOW' })).not.toBeInTheDocument()
})

test('while the payment status is loading, PAY NOW is busy and opens nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/user/getUser', 'slow')
  const { user, at } = renderApp('/', { as: people.paidStudent })
  const button = await pay()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  expect(at()).toBe('/')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByRole('button', { name: 'PAID' })).toBeDisabled()
})

test('when the payment status does not load, PAY NOW still works (Spec §8)', async () => {
  festival.break('/api/user/getUser', 'offline')
  const { user } = renderApp('/', { as: people.student })
  await statusLoaded()
  await user.click(await pay())
  expect(await payModal()).toBeInTheDocument()
})

test('a link opens the payment, which asks signed-out visitors to sign in first (Spec §6)', async () => {
  renderApp('/?pay=individual')
  expect(await payModal()).toBeInTheDocument()
  expect(screen.getByText('Please Sign-in to continue')).toBeInTheDocument()
})
