import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '@mocks/people'
import { SCRIPTS } from '@mocks/thirdParties/scripts'
import { screenPages } from '@/app/pages'
import { socials } from '@/content/links'
import { renderApp } from '../renderApp'
import { resizeTo } from '../viewport'

const bar = async () => within(await screen.findByRole('navigation', { name: 'Main' }))
const textsAndAddresses = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')])

const tenLinks = (isSignedIn: boolean) => [
  ['Home', '/'],
  ['Events', '/events'],
  ['Accommodation', isSignedIn ? '/contingent' : '/accommodation'],
  ['Merch', '/merchandise'],
  ['Sponsors, opens in a new tab', 'https://sponsors.springfest.in/'],
  ['FAQs', '/faqs'],
  ['Our Team, opens in a new tab', 'https://teams.springfest.in/'],
  ['After Movie', '/aftermovie'],
  ['Games', '/games'],
  ['Gallery', '/gallery'],
]
const accountLink = (isSignedIn: boolean) =>
  isSignedIn ? ['Dashboard', '/dashboard'] : ['Sign In', '/signin']

const visits = ([false, true] as const).flatMap((isSignedIn) =>
  screenPages
    .filter(({ isBare }) => !isBare)
    .filter(({ access }) => access !== (isSignedIn ? 'signed-out' : 'signed-in'))
    .map(({ pages: [page] }) => ({
      path: page?.path ?? '',
      visitor: isSignedIn ? 'a student' : 'a visitor',
      isSignedIn,
    })),
)

test.each(visits)(
  'lists ten links and one to the account for $visitor on $path, in the bar and on a phone (Spec §2)',
  async ({ path, isSignedIn }) => {
    renderApp(path, isSignedIn ? { as: people.student } : {})
    const [ten, account] = [tenLinks(isSignedIn), accountLink(isSignedIn)]
    const links = textsAndAddresses((await bar()).getAllByRole('link'))
    expect(links.filter(([, href]) => href !== account[1])).toEqual(ten)
    expect(links).toContainEqual(account)
    expect(links).toHaveLength(11)
    resizeTo(390)
    const dock = within(await screen.findByRole('navigation', { name: 'Shortcuts' }))
    expect(textsAndAddresses(dock.getAllByRole('link'))).toEqual([account])
    fireEvent.click(dock.getByRole('button', { name: /^Menu/ }))
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
    // The first page of the menu, from the top and around.
    expect(textsAndAddresses(menu.getAllByRole('link'))).toEqual(
      [0, 2, 1, 3, 4].map((index) => ten[index]),
    )
  },
)

/** They can identify visitors, so they are loaded only where they are needed. */
const foreignScripts: Record<string, string[]> = {
  '/signin': [SCRIPTS.signIn],
  '/signup': [SCRIPTS.captcha],
}

test.each(visits)(
  'on $path $visitor loads no third-party script that is not needed there (Spec §7)',
  async ({ path, isSignedIn }) => {
    renderApp(path, isSignedIn ? { as: people.student } : {})
    await screen.findByRole('heading', { level: 1 })
    const loaded = () => [...document.scripts].map(({ src }) => src.replace(/\?.*/, ''))
    await waitFor(() => expect(loaded()).toEqual(foreignScripts[path] ?? []))
  },
)

test.each(['Sponsors, opens in a new tab', 'Our Team, opens in a new tab'])(
  '%s, without a referrer (Spec §2)',
  async (name) => {
    renderApp('/')
    const link = (await bar()).getByRole('link', { name })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
)

test.each([
  ['/', 'Home'],
  ['/events', 'Events'],
  ['/events/subevents/Dance', 'Events'],
  ['/accommodation', 'Accommodation'],
  ['/accommodation-rules', 'Accommodation'],
  ['/accommodation-faq', 'Accommodation'],
  ['/accommodation-map', 'Accommodation'],
  ['/faqs', 'FAQs'],
  ['/faqs/', 'FAQs'],
  ['/Events/SubEvents/Dance', 'Events'],
  ['/Accommodation-Map', 'Accommodation'],
  ['/aftermovie', 'After Movie'],
  ['/games', 'Games'],
  ['/leaderboard/witch', 'Games'],
  ['/merchandise', 'Merch'],
  ['/cart', 'Merch'],
  ['/gallery', 'Gallery'],
])('on %s the link %s is marked as current, and no other (Spec §2)', async (path, name) => {
  renderApp(path)
  const current = (await bar()).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([name])
})

test('on /contingent the link Accommodation is marked as current (Spec §2)', async () => {
  renderApp('/contingent', { as: people.student })
  const current = (await bar()).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual(['Accommodation'])
})

test('both logos lead to their sites (Spec §2)', async () => {
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

const footer = () => screen.findByRole('contentinfo')

const open = screenPages.filter(({ access }) => access !== 'signed-in')
const addresses = open.map(({ pages: [page], isBare }) => ({ path: page?.path ?? '', isBare }))

test.each(addresses.filter(({ path, isBare }) => path !== '/' && !isBare))(
  '$path ends with one footer',
  async ({ path }) => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    const pageFooter = await footer()
    expect(within(pageFooter).getByRole('link', { name: 'Privacy' })).toBeInTheDocument()
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
    expect(screen.getByRole('main')).not.toContainElement(pageFooter)
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
  const inFooter = within(await footer())
  expect(inFooter.getByText('24–26 January 2025')).toBeInTheDocument()
  expect(inFooter.getByText(/IIT Kharagpur, West Bengal\. 65th edition/)).toBeInTheDocument()
  const links = inFooter.getAllByRole('link').map((link) => link.getAttribute('href'))
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
  const inFooter = within(await footer())
  expect(inFooter.getByRole('link', { name: 'FAQs' })).toHaveAttribute('aria-current', 'page')
  const accommodation = inFooter.getByRole('link', { name: 'Accommodation' })
  expect(accommodation).toHaveAttribute('href', '/contingent')
  await user.click(inFooter.getByRole('link', { name: 'Privacy' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toHaveFocus()
})

test('loads the footer’s picture at once on short pages, sized to the window, hidden from screen readers', async () => {
  renderApp('/games')
  const pageFooter = await footer()
  const pictures = within(pageFooter).getAllByRole<HTMLImageElement>('presentation', {
    hidden: true,
  })
  expect(new Set(pictures.map(({ src }) => new URL(src).pathname)).size).toBe(1)
  for (const picture of pictures) {
    expect(picture).not.toHaveAttribute('loading')
    const source = picture.parentElement?.querySelector('source[media="(width < 600px)"]')
    expect(source).toHaveAttribute('srcset', '/art/ornament/procession-phone.svg')
  }
})
