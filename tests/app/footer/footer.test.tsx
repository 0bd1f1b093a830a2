import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { screenPages } from '@/app/head/pages'
import { renderApp } from '../../renderApp'
import { watchViews } from '../../seeing'

const footer = () => screen.findByRole('contentinfo')
// eslint-disable-next-line testing-library/no-node-access -- decoration has no role
const frieze = (from: HTMLElement) => from.firstElementChild

const open = screenPages.filter(({ access }) => access !== 'signed-in')
const addresses = open.map(({ pages: [page], isBare }) => ({ path: page?.path ?? '', isBare }))

test.each(addresses.filter(({ path, isBare }) => path !== '/' && !isBare))(
  '$path ends with one footer',
  async ({ path }) => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    const found = await footer()
    expect(within(found).getByRole('link', { name: 'Privacy' })).toBeInTheDocument()
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
    expect(screen.getByRole('main')).not.toContainElement(found)
  },
)

test.each(addresses.filter(({ path, isBare }) => path === '/' || isBare))(
  '$path has none: the screen fills the window',
  async ({ path }) => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  },
)

test('it says when and where, and leads on', async () => {
  renderApp('/games')
  const found = within(await footer())
  expect(found.getByText('24–26 January 2025')).toBeInTheDocument()
  expect(found.getByText(/IIT Kharagpur, West Bengal\. 65th edition/)).toBeInTheDocument()
  const links = found.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.slice(0, 3)).toEqual(['/accommodation', '/faqs', '/schedule'])
  expect(links.slice(3, 8).every((href) => href?.startsWith('https://'))).toBe(true)
  expect(links.slice(8)).toEqual(['/accessibility', '/privacy'])
})

test('Accommodation leads where the navigation’s does, and the page that is open is marked', async () => {
  const { user } = renderApp('/faqs', { as: people.student })
  const found = within(await footer())
  expect(found.getByRole('link', { name: 'FAQs' })).toHaveAttribute('aria-current', 'page')
  const accommodation = found.getByRole('link', { name: 'Accommodation' })
  expect(accommodation).toHaveAttribute('href', '/contingent')
  await user.click(found.getByRole('link', { name: 'Privacy' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toHaveFocus()
})

test('its picture is asked for once it comes near, and not under an open keyboard', async () => {
  const views = watchViews()
  const viewport = Object.assign(new EventTarget(), { height: 300, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844)
  renderApp('/games')
  const picture = frieze(await footer())
  if (!picture) throw new Error('The footer has no frieze')
  expect(picture).not.toHaveAttribute('data-near')
  views.show(picture, 0.1)
  expect(picture).not.toHaveAttribute('data-near')
  viewport.height = 844
  act(() => void viewport.dispatchEvent(new Event('resize')))
  await waitFor(() => expect(picture).toHaveAttribute('data-near'))
  vi.restoreAllMocks()
})

test('where the browser cannot tell what is in view, the picture is there at once', async () => {
  renderApp('/games')
  await waitFor(async () => expect(frieze(await footer())).toHaveAttribute('data-near'))
})
