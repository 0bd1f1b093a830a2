import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '@mocks/people'
import { screenPages } from '@/app/pages'
import { socials } from '@/content/links'
import { renderApp } from '../renderApp'
import { resizeTo, setViewport } from '../viewport'

const bar = async () => within(await screen.findByRole('navigation', { name: 'Main' }))

const places = [
  ['Home', '/'],
  ['Events', '/events'],
  ['Accommodation', '/accommodation'],
  ['Merch', '/merchandise'],
  ['Sponsors, opens in a new tab', 'https://sponsors.springfest.in/'],
  ['FAQs', '/faqs'],
  ['Our Team, opens in a new tab', 'https://teams.springfest.in/'],
  ['After Movie', '/aftermovie'],
  ['Games', '/games'],
  ['Gallery', '/gallery'],
]

test('the navigation has ten links in their order, each with its address', async () => {
  renderApp('/')
  const links = (await bar()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ...places,
    ['Sign In', '/signin'],
  ])
})

test.each(places.filter(([, path]) => path?.startsWith('/')))(
  'from the page of %s (%s) a visitor can sign in, by an eleventh link',
  async (_name, path = '') => {
    renderApp(path)
    const links = (await bar()).getAllByRole('link')
    expect(links).toHaveLength(11)
    expect(links.filter((link) => link.getAttribute('href') === '/signin')).toHaveLength(1)
  },
)

test.each(['Sponsors, opens in a new tab', 'Our Team, opens in a new tab'])(
  '%s, without telling it where people came from',
  async (name) => {
    renderApp('/')
    const link = (await bar()).getByRole('link', { name })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
)

test('for a signed-in person, Accommodation in the navigation leads to the contingent', async () => {
  renderApp('/faqs', { as: people.student })
  expect((await bar()).getByRole('link', { name: 'Accommodation' })).toHaveAttribute(
    'href',
    '/contingent',
  )
})

test.each([
  ['/', 'Home'],
  ['/events', 'Events'],
  ['/events/subevents/Dance', 'Events'],
  ['/events/subevents/Fine%20Arts', 'Events'],
  ['/accommodation', 'Accommodation'],
  ['/accommodation-rules', 'Accommodation'],
  ['/accommodation-faq', 'Accommodation'],
  ['/accommodation-map', 'Accommodation'],
  ['/faqs', 'FAQs'],
  ['/faqs/', 'FAQs'],
  ['/FAQS', 'FAQs'],
  ['/Events/SubEvents/Dance', 'Events'],
  ['/Accommodation-Map', 'Accommodation'],
  ['/aftermovie', 'After Movie'],
  ['/games', 'Games'],
  ['/leaderboard/witch', 'Games'],
  ['/leaderboard/cans', 'Games'],
  ['/merchandise', 'Merch'],
  ['/cart', 'Merch'],
  ['/gallery', 'Gallery'],
])('on %s the link %s is marked as current, and no other', async (path, name) => {
  renderApp(path)
  const current = (await bar()).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([name])
})

test('on /contingent the link Accommodation is marked as current', async () => {
  renderApp('/contingent', { as: people.student })
  const current = (await bar()).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual(['Accommodation'])
})

test('on a page without a link in the navigation, no link is marked as current', async () => {
  renderApp('/schedule')
  expect((await bar()).queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
})

test.each(['/', '/games'])('a signed-in person reaches the dashboard from %s', async (path) => {
  const { user, at } = renderApp(path, { as: people.student })
  await user.click((await bar()).getByRole('link', { name: 'Dashboard' }))
  await waitFor(() => expect(at()).toBe('/dashboard'))
})

test('both logos lead to their sites', async () => {
  renderApp('/faqs')
  const header = within(await screen.findByRole('banner'))
  const festival = header.getByRole('link', {
    name: 'Spring Fest, the main site, opens in a new tab',
  })
  const college = header.getByRole('link', { name: 'IIT Kharagpur, opens in a new tab' })
  expect(festival).toHaveAttribute('href', 'https://springfest.in/')
  expect(college).toHaveAttribute('href', 'https://www.iitkgp.ac.in/')
  for (const logo of [festival, college]) {
    expect(logo).toHaveAttribute('target', '_blank')
    expect(logo).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

const barNow = () => screen.queryByRole('navigation', { name: 'Main' })
const orbNow = () => screen.queryByRole('button', { name: /^Menu/ })

test('at 600 px the bar is there, at 599 px the orb', async () => {
  setViewport(600)
  renderApp('/faqs')
  await screen.findByRole('heading', { name: 'FAQs', level: 1 })
  expect(barNow()).toBeInTheDocument()
  expect(orbNow()).not.toBeInTheDocument()
  resizeTo(599)
  expect(barNow()).not.toBeInTheDocument()
  expect(orbNow()).toBeInTheDocument()
  resizeTo(600)
  expect(barNow()).toBeInTheDocument()
  expect(orbNow()).not.toBeInTheDocument()
})

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
  '$path has no footer: the screen fills the window',
  async ({ path }) => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  },
)

test('the footer shows dates, place and links', async () => {
  renderApp('/games')
  const found = within(await footer())
  expect(found.getByText('24–26 January 2025')).toBeInTheDocument()
  expect(found.getByText(/IIT Kharagpur, West Bengal\. 65th edition/)).toBeInTheDocument()
  const links = found.getAllByRole('link').map((link) => link.getAttribute('href'))
  const linksOf = (list: 'links' | 'small') =>
    screenPages.filter(({ footer }) => footer[list]).map(({ path }) => path)
  expect(links).toEqual([
    ...linksOf('links'),
    ...socials.map(({ href }) => href),
    ...linksOf('small'),
  ])
  expect(links).toEqual(expect.arrayContaining(['/accommodation', '/schedule', '/privacy']))
})

test('the footer’s Accommodation leads to the contingent when signed in, and the current page is marked', async () => {
  const { user } = renderApp('/faqs', { as: people.student })
  const found = within(await footer())
  expect(found.getByRole('link', { name: 'FAQs' })).toHaveAttribute('aria-current', 'page')
  const accommodation = found.getByRole('link', { name: 'Accommodation' })
  expect(accommodation).toHaveAttribute('href', '/contingent')
  await user.click(found.getByRole('link', { name: 'Privacy' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toHaveFocus()
})

test('the footer’s picture is lazy, of the size of the window, and hidden from screen readers', async () => {
  renderApp('/games')
  const found = await footer()
  const pictures = within(found).getAllByRole<HTMLImageElement>('presentation', { hidden: true })
  expect(new Set(pictures.map(({ src }) => new URL(src).pathname)).size).toBe(1)
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('loading', 'lazy')
    const source = picture.parentElement?.querySelector('source[media="(width < 600px)"]')
    expect(source).toHaveAttribute('srcset', '/art/ornament/procession-phone.svg')
  }
})
