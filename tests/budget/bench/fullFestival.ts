import type { Browser, Locator, Page } from '@playwright/test'
import { festival } from '../../mocks/festival'
import { people } from '../../mocks/people'
import { timeInteractions, type Interaction } from './interactions'

const dance = '/events/subevents/Dance'
const dramatics = '/events/subevents/Dramatics'
const modal = (page: Page) => page.getByRole('dialog')

async function openTeamForm(page: Page) {
  await page.getByRole('button', { name: 'Register for Rangmanch' }).tap()
  const more = modal(page).getByRole('button', { name: /^Increase|^More/ })
  for (let rows = 5; rows < 35; rows += 1) await more.tap()
}

async function openIssue(page: Page) {
  await page.getByRole('button', { name: 'Report Issue' }).tap()
  await modal(page)
    .getByRole('tab', { name: /^Current \(/ })
    .waitFor()
}

async function openRegistered(page: Page) {
  await page.getByRole('button', { name: 'Registered Events' }).tap()
  await modal(page).getByText('34 / 35 members').waitFor()
}

const tap =
  (find: (page: Page) => Locator): Interaction['act'] =>
  (page) =>
    find(page).tap()
const button = (name: string | RegExp) => tap((page) => page.getByRole('button', { name }))
const modalButton = (name: string | RegExp) =>
  tap((page) => modal(page).getByRole('button', { name }))
const search =
  (key: string): Interaction['act'] =>
  (page) =>
    page.getByRole('searchbox').press(key)

type Tap = [name: string, path: string, act: Interaction['act'], prepare?: Interaction['prepare']]

/** The screens whose length depends on how many people and events a festival has. */
const TAPS: Tap[] = [
  ['search', '/events', search('e')],
  ['search on', '/events?q=event+1', search('Backspace')],
  ['event', dance, tap((page) => page.locator('[data-covers-card]').nth(2))],
  ['close event', `${dance}?event=2005`, modalButton('Close')],
  ['next genre', dance, tap((page) => page.getByRole('link', { name: /^Next/ }))],
  ['orb menu', dance, button(/Menu/)],
  [
    'team row',
    dramatics,
    (page) => modal(page).getByLabel('SF ID').nth(20).press('S'),
    openTeamForm,
  ],
  ['team size', dramatics, modalButton(/^Decrease|^Fewer/), openTeamForm],
  ['find a member', '/contingent', search('7')],
  ['paid members', '/contingent', button(/^Paid/)],
  ['add members', '/contingent', button('Add Members')],
  ['registered events', '/dashboard', button('Registered Events')],
  [
    'tick a member',
    '/dashboard',
    tap((page) => modal(page).getByRole('checkbox').nth(9)),
    openRegistered,
  ],
  ['report issue', '/dashboard', button('Report Issue')],
  [
    'write an issue',
    '/dashboard',
    (page) => modal(page).getByLabel('Issue', { exact: true }).press('a'),
    openIssue,
  ],
  [
    'closed issues',
    '/dashboard',
    tap((page) => modal(page).getByRole('tab', { name: /^Closed/ })),
    openIssue,
  ],
  ['more issues', '/dashboard', modalButton('Show 20 more'), openIssue],
  ['leaderboard', '/games', tap((page) => page.getByRole('link', { name: /Leaderboard/ }).first())],
  [
    'own row',
    '/leaderboard/witch',
    button('Show my row'),
    (page) => page.getByLabel('Your name in the game').fill('Player 4321'),
  ],
]

/** As the leader of a large contingent, on the busiest evening. */
export function timeFullFestival(browser: Browser, site: string) {
  festival.reset('full-festival')
  const userData = festival.sessionOf(people.contingentLeader)
  const taps = TAPS.map(([name, path, act, prepare]) => ({ name, path, act, prepare }))
  return timeInteractions(browser, site, taps, { userData })
}
