import type { Locator, Page } from '@playwright/test'
import type { Fault } from '../../tests/mocks/faults'
import type { ScenarioName } from '../../tests/mocks/scenarios'
import { go, testWithSharedPage, type Left } from '../fixtures'
import { CART } from '../screens'
import { openWithoutCachedResponses } from './openWithoutCachedResponses'

/** A state that only appears after something happens. */
type State = {
  what: string
  path: string
  scenario: ScenarioName
  left?: Left
  happens?: (page: Page, fault: (path: string, fault: Fault) => Promise<void>) => Promise<void>
  shown: (page: Page) => Locator
}

const states: State[] = [
  {
    what: 'that did not load',
    path: '/contingent',
    scenario: 'contingent-leader',
    async happens(page, fault) {
      await fault('/api/contingent/getMembers', 'offline')
      await openWithoutCachedResponses(page, '/contingent')
    },
    shown: (page) => page.getByText('Your contingent did not load'),
  },
  {
    what: 'with faulty rows',
    path: '/contingent?open=add',
    scenario: 'contingent-leader',
    async happens(page) {
      const modal = page.getByRole('dialog', { name: 'Add Members' })
      await modal.getByRole('group', { name: 'Member 1' }).getByLabel('Email').fill('sample@')
      await modal.getByRole('button', { name: 'Add Members', exact: true }).click()
    },
    shown: (page) => page.getByRole('dialog').getByText('Required').first(),
  },
  {
    what: 'with a line taken out',
    path: '/cart',
    scenario: 'student',
    left: { cart: CART },
    happens: (page) => page.getByRole('button', { name: /^Remove Weaver of Spells/ }).click(),
    shown: (page) => page.getByRole('button', { name: 'Undo' }),
  },
  {
    what: 'with the offer to install the site',
    path: '/faqs',
    scenario: 'student',
    async happens(page) {
      await page.evaluate(() => {
        const prompt = () => Promise.resolve({ outcome: 'accepted' })
        dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
        )
      })
      await go(page, '/dashboard')
    },
    shown: (page) => page.getByRole('region', { name: 'Install' }),
  },
]

for (const { what, path, scenario, left, happens, shown } of states)
  testWithSharedPage(
    `${path} ${what} has no axe violations, and never scrolls sideways`,
    async ({ page, open, fault, leave, expectNoBarrier }) => {
      await open(path, scenario)
      if (left) await leave(left, path)
      await happens?.(page, fault)
      await expectNoBarrier(shown(page))
    },
  )
