import type { Browser, Page } from '@playwright/test'
import { festival } from '../../mocks/festival'
import { people } from '../../mocks/people'
import { timeInteractions, type Interaction } from './interactions'

const dance = '/events/subevents/Dance'
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

/** The screens whose length depends on how many people and events a festival has. */
const TAPS: Interaction[] = [
  { name: 'search', path: '/events', act: (page) => page.getByRole('searchbox').press('e') },
  {
    name: 'search on',
    path: '/events?q=event+1',
    act: (page) => page.getByRole('searchbox').press('Backspace'),
  },
  { name: 'event', path: dance, act: (page) => page.locator('[data-covers-card]').nth(2).tap() },
  {
    name: 'close event',
    path: `${dance}?event=2005`,
    act: (page) => modal(page).getByRole('button', { name: 'Close' }).tap(),
  },
  {
    name: 'next genre',
    path: dance,
    act: (page) => page.getByRole('link', { name: /^Next/ }).tap(),
  },
  {
    name: 'orb menu',
    path: dance,
    act: (page) => page.getByRole('button', { name: /Menu/ }).tap(),
  },
  {
    name: 'team row',
    path: '/events/subevents/Dramatics',
    prepare: openTeamForm,
    act: (page) => modal(page).getByLabel('SF ID').nth(20).press('S'),
  },
  {
    name: 'team size',
    path: '/events/subevents/Dramatics',
    prepare: openTeamForm,
    act: (page) =>
      modal(page)
        .getByRole('button', { name: /^Decrease|^Fewer/ })
        .tap(),
  },
  {
    name: 'find a member',
    path: '/contingent',
    act: (page) => page.getByRole('searchbox').press('7'),
  },
  {
    name: 'paid members',
    path: '/contingent',
    act: (page) => page.getByRole('button', { name: /^Paid/ }).tap(),
  },
  {
    name: 'add members',
    path: '/contingent',
    act: (page) => page.getByRole('button', { name: 'Add Members' }).tap(),
  },
  {
    name: 'registered events',
    path: '/dashboard',
    act: (page) => page.getByRole('button', { name: 'Registered Events' }).tap(),
  },
  {
    name: 'tick a member',
    path: '/dashboard',
    prepare: openRegistered,
    act: (page) => modal(page).getByRole('checkbox').nth(9).tap(),
  },
  {
    name: 'report issue',
    path: '/dashboard',
    act: (page) => page.getByRole('button', { name: 'Report Issue' }).tap(),
  },
  {
    name: 'write an issue',
    path: '/dashboard',
    prepare: openIssue,
    act: (page) => modal(page).getByLabel('Issue', { exact: true }).press('a'),
  },
  {
    name: 'closed issues',
    path: '/dashboard',
    prepare: openIssue,
    act: (page) =>
      modal(page)
        .getByRole('tab', { name: /^Closed/ })
        .tap(),
  },
  {
    name: 'more issues',
    path: '/dashboard',
    prepare: openIssue,
    act: (page) => modal(page).getByRole('button', { name: 'Show 20 more' }).tap(),
  },
  {
    name: 'leaderboard',
    path: '/games',
    act: (page) =>
      page
        .getByRole('link', { name: /Leaderboard/ })
        .first()
        .tap(),
  },
  {
    name: 'own row',
    path: '/leaderboard/witch',
    prepare: (page) => page.getByLabel('Your name in the game').fill('Player 4321'),
    act: (page) => page.getByRole('button', { name: 'Show my row' }).tap(),
  },
]

/** As the leader of a large contingent, on the busiest evening. `only`: the names of the taps to measure. */
export function timeFullFestival(browser: Browser, site: string, only?: string[]) {
  festival.reset('full-festival')
  const userData = festival.sessionOf(people.contingentLeader)
  const taps = only ? TAPS.filter(({ name }) => only.includes(name)) : TAPS
  return timeInteractions(browser, site, taps, { userData })
}
