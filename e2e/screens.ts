import { expect, type Locator, type Page } from '@playwright/test'
import type { ScenarioName } from '../tests/mocks/scenarios'
import { isLoaded, people, type Left } from './fixtures'

/** An address to open, the scenario, and the values in the browser's storage. */
export type Screen = [path: string, scenario: ScenarioName, left?: Left]

type Ways = {
  open: (path: string, scenario?: ScenarioName) => Promise<void>
  leave: (left: Left, path: string) => Promise<void>
}

export const CART = [
  { id: 2, count: 2, size: 'M' },
  { id: 4, count: 1, size: 'L' },
]

const handedOff = (what: string) => [{ sfId: people.student.sfId, what, at: Date.now() }]

/** Every screen and modal, by scenario. */
const OPENED: [scenario: ScenarioName, paths: string][] = [
  [
    'visitor',
    `/ /signin /signup /forgot-password /events /events/subevents/Dance
    /events/subevents/Nonsense /events/subevents/Dance?event=1 /faqs /accessibility /privacy
    /accommodation /accommodation?card=desk /accommodation-rules /accommodation-faq
    /accommodation-map /schedule?day=2 /schedule?day=2&plan=1 /games /games/witch
    /leaderboard/cans /aftermovie /gallery /gallery?picture=12 /merchandise
    /merchandise?item=1 /merchandise?item=9 /cart`,
  ],
  [
    'student',
    `/ /schedule?day=2 /dashboard /dashboard?open=events /leaderboard/witch /contingent
    /contingent?open=help /dashboard?open=issue /dashboard?open=barcode /?pay=individual`,
  ],
  ['empty-festival', '/events'],
  ['team-leader', '/events/subevents/Dance?event=1-register /dashboard?open=events'],
  ['long-names', '/dashboard /dashboard?open=profile'],
  ['team-member', '/dashboard?open=events'],
  [
    'contingent-leader',
    '/contingent /contingent?open=add /contingent?open=remind /contingent?open=leave /contingent?pay=contingent',
  ],
  ['paid-contingent', '/contingent'],
  [
    'contingent-member',
    '/contingent /contingent?open=leave /contingent?open=barcode /contingent?pay=individual',
  ],
  ['paid-student', '/dashboard?open=profile /?pay=individual'],
]

export const screens: Screen[] = [
  ...OPENED.flatMap(([scenario, paths]) =>
    paths
      .trim()
      .split(/\s+/)
      .map((path): Screen => [path, scenario]),
  ),
  ['/?pay=individual', 'student', { 'stay-payments': handedOff('Individual') }],
  ['/cart', 'student', { cart: CART, 'order-payments': handedOff('2 M 2, 4 L 1') }],
  ['/cart', 'visitor', { cart: [...CART, { id: 65, count: 1, size: 'M' }] }],
]

const OPENS_A_MODAL = /[?&](event|open|card|item|picture|pay)=/

/** No address opens the confirmation of `open=leave`. This button does. */
export const LEAVE = /^(Delete|Leave) Contingent$/

/** Whether the address opens a modal. On a phone a stay card shows its full text instead. */
export function isModal(path: string, width: number): boolean {
  return OPENS_A_MODAL.test(path) && !(path.includes('card=') && width < 600)
}

export function nameOf([path, scenario, left]: Screen): string {
  return `${path} of ${scenario}${left ? ` with ${Object.keys(left).join(' and ')}` : ''}`
}

/** Opens a screen. Returns its modal, or a heading of its page. */
export async function show(page: Page, { open, leave }: Ways, [path, scenario, left]: Screen) {
  await open(path, scenario)
  if (left) await leave(left, path)
  if (path.includes('open=leave')) await page.getByRole('button', { name: LEAVE }).click()
  const modal: Locator = page.getByRole('dialog').or(page.getByRole('alertdialog')).first()
  const isCard = path.includes('card=')
  const opensModal = isModal(path, page.viewportSize()?.width ?? 0)
  if (opensModal) await expect(modal).toBeVisible()
  // A loading screen has no controls yet.
  await isLoaded(page)
  return opensModal && !isCard ? modal : page.getByRole('heading').first()
}
