import type { Locator, Page } from '@playwright/test'
import type { Fault } from '../../tests/mocks/faults'
import type { ScenarioName } from '../../tests/mocks/scenarios'
import { expect, go, look, people, type Left } from '../fixtures'
import { CART } from '../screens'
import { PHONE } from './phone'

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
      // Without a copy of an earlier answer.
      await page.evaluate(() => localStorage.removeItem('ownData'))
      await page.reload()
    },
    shown: (page) => page.getByText('Your contingent did not load'),
  },
  {
    what: 'whose contingent is gone',
    path: '/contingent',
    scenario: 'contingent-leader',
    async happens(page) {
      await expect(page.getByRole('region', { name: 'Members' })).toBeVisible()
      await page.evaluate(() => {
        window.festival.change((state) => void (state.contingents = []))
        window.dispatchEvent(new Event('focus'))
      })
    },
    shown: (page) => page.getByText('You are no longer in Sample Institute Contingent.'),
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
    what: 'with its last line taken out',
    path: '/cart',
    scenario: 'visitor',
    left: { cart: CART.slice(1) },
    happens: (page) => page.getByRole('button', { name: /^Remove Unmask The Mystery/ }).click(),
    shown: (page) => page.getByRole('button', { name: 'Undo' }),
  },
  {
    what: 'with an OTP that came late',
    path: '/signin',
    scenario: 'visitor',
    async happens(page, fault) {
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await page.getByLabel('Email').fill(people.student.email)
      await fault('/api/user/forgotPassword/requestOtp', 'slow')
      await page.getByRole('button', { name: 'Send OTP' }).click()
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeAttached()
      await page.goBack()
      await page.goForward()
    },
    shown: (page) => page.getByRole('button', { name: 'Enter the OTP' }),
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
  look(
    `${path} ${what} has no barrier that axe can find at two widths`,
    async ({ page, open, fault, leave, expectAccessible, expectNoBarrier }) => {
      await open(path, scenario)
      if (left) await leave(left, path)
      await happens?.(page, fault)
      await expectNoBarrier(shown(page))
      await page.setViewportSize(PHONE)
      await expect(shown(page)).toBeAttached()
      await expectAccessible()
    },
  )
