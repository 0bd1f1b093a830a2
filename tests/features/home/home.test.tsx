import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { setViewport } from '../../viewport'

test('a visitor finds the theme, the dates and the way to sign in', async () => {
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Unmask the Magic' })).toBeInTheDocument()
  expect(screen.getByText('24–26 January 2025')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'LOG IN' })).toHaveAttribute('href', '/signin')
  expect(screen.queryByRole('link', { name: 'DASHBOARD' })).not.toBeInTheDocument()
})

test('the dates on the poster lead to the schedule', async () => {
  const { user, at } = renderApp('/')
  await user.click(await screen.findByRole('link', { name: /^Schedule,\s*24–26 January 2025/ }))
  expect(await screen.findByRole('heading', { name: 'Schedule', level: 1 })).toBeInTheDocument()
  expect(at()).toBe('/schedule')
})

test('somebody who is signed in finds the dashboard instead', async () => {
  renderApp('/', { as: people.student })
  expect(await screen.findByRole('link', { name: 'DASHBOARD' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  expect(screen.queryByRole('link', { name: 'LOG IN' })).not.toBeInTheDocument()
})

test('the five social networks open in a tab of their own that learns nothing of this one', async () => {
  renderApp('/')
  const names = ['X', 'Facebook', 'Instagram', 'YouTube', 'LinkedIn']
  for (const name of names) {
    const link = await screen.findByRole('link', { name: `${name}, opens in a new tab` })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('the page says its name', async () => {
  renderApp('/')
  await screen.findByRole('heading', { name: 'Unmask the Magic' })
  expect(document.title).toBe('Unmask the Magic | Spring Fest')
})

test.each([390, 1440])('both logos lead out, once each (%i px)', async (width) => {
  setViewport(width)
  renderApp('/')
  await screen.findByRole('heading', { name: 'Unmask the Magic' })
  const href = (name: string) =>
    screen.getByRole('link', { name: `${name}, opens in a new tab` }).getAttribute('href')
  expect(href('Spring Fest, the main site')).toBe('https://springfest.in/')
  expect(href('IIT Kharagpur')).toBe('https://www.iitkgp.ac.in/')
})
