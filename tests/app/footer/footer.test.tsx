import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '@mocks/people'
import { screenPages } from '@/app/head/pages'
import { footerLinks, smallLinks } from '@/content/footer'
import { socials } from '@/content/links'
import { paths } from '@/shared/paths'
import { renderApp } from '../../renderApp'

const footer = () => screen.findByRole('contentinfo')

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
  const addressOf = ({ page }: { page: keyof typeof paths }) => paths[page]
  expect(links).toEqual([
    ...footerLinks.map(addressOf),
    ...socials.map(({ href }) => href),
    ...smallLinks.map(addressOf),
  ])
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

test('its picture is fetched by the browser when it comes near, and is not read out', async () => {
  renderApp('/games')
  const found = await footer()
  const pictures = within(found).getAllByRole<HTMLImageElement>('presentation', { hidden: true })
  expect(new Set(pictures.map(({ src }) => new URL(src).pathname)).size).toBe(1)
  for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy')
})
