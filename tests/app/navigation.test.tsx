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

test.each([
  ['a visitor', false],
  ['a student', true],
])(
  'lists ten links and one to the account for %s, in the bar and on a phone (Spec §2)',
  async (_who, isSignedIn) => {
    renderApp('/faqs', isSignedIn ? { as: people.student } : {})
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

test.each(['/', '/signin', '/signup', '/forgot-password', '/accommodation-map'])(
  'on %s no third-party script is loaded that is not needed there (Spec §7)',
  async (path) => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    const loaded = () => [...document.scripts].map(({ src }) => src.replace(/\?.*/, ''))
    await waitFor(() => expect(loaded()).toEqual(foreignScripts[path] ?? []))
  },
)

test.each([
  ['/events', 'Events'],
  ['/events/subevents/Dance', 'Events'],
  ['/accommodation-rules', 'Accommodation'],
  ['/contingent', 'Accommodation'],
  ['/faqs/', 'FAQs'],
  ['/leaderboard/witch', 'Games'],
  ['/cart', 'Merch'],
])('on %s the link %s is marked as current, and no other (Spec §2)', async (path, name) => {
  renderApp(path, path === '/contingent' ? { as: people.student } : {})
  const current = (await bar()).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([name])
})

const footer = () => screen.findByRole('contentinfo')

test.each([
  ['/faqs', 1],
  ['/', 0],
  ['/games/witch', 0],
])('%s ends with %i footers: home and a game fill the window', async (path, count) => {
  renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByRole('contentinfo')).toHaveLength(count)
})

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
