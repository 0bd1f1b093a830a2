import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Fault } from '../tests/mocks/faults'
import { PASSWORD, people, type Person } from '../tests/mocks/people'
import type { ScenarioName } from '../tests/mocks/scenarios'

/** What somebody has left in the browser, beside who they are. */
export type Left = Record<string, unknown>

type Fest = {
  /** Opens an address in a fresh festival, where the scenario says who is signed in. */
  open: (path: string, scenario?: ScenarioName) => Promise<void>
  /** Breaks one endpoint of the mock server until it is mended. */
  fault: (path: string, fault: Fault) => Promise<void>
  mend: () => Promise<void>
  /** No violation that axe can find, anywhere on the page or in what lies over it. */
  expectAccessible: () => Promise<void>
  /** Opens an address once more, with that in the browser's storage. */
  leave: (left: Left, path: string) => Promise<void>
  /** The same at the width of a desktop and of a phone while `shown` is there, and at 320 px nothing scrolls sideways. */
  expectNoBarrier: (shown: Locator) => Promise<void>
}

export const test = base.extend<Fest>({
  open: async ({ page }, use) => {
    await use(async (path, scenario = 'visitor') => {
      const join = path.includes('?') ? '&' : '?'
      await page.goto(`${path}${join}panel=off&scenario=${scenario}`)
      await isReady(page)
    })
  },
  fault: async ({ page }, use) => {
    await use((path, fault) =>
      page.evaluate(([where, how]) => window.festival.break(where, how), [path, fault] as const),
    )
  },
  mend: async ({ page }, use) => {
    await use(() => page.evaluate(() => window.festival.mend()))
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      // What is still fading in, or is about to, has colours of its own.
      await page.waitForTimeout(400)
      await page.evaluate(async () => {
        const ending = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        await Promise.allSettled(ending.map(({ finished }) => finished))
      })
      // An experiment of axe's, so it is off unless it is named; WCAG 2.5.3 is none: what one reads, one must be able to say.
      const rules = { 'label-content-name-mismatch': { enabled: true } }
      // Every frame of the mock site is its own, so axe needs no second page to put its findings together.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ rules })
      const { violations } = await axe.analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  },
  leave: async ({ page }, use) => {
    await use(async (left, path) => {
      await page.evaluate((all) => {
        for (const [key, value] of Object.entries(all))
          localStorage.setItem(key, JSON.stringify(value))
      }, left)
      await page.goto(path)
      await isReady(page)
    })
  },
  expectNoBarrier: async ({ page, expectAccessible }, use) => {
    await use(async (shown) => {
      await expect(shown).toBeAttached()
      await expectAccessible()
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(shown).toBeAttached()
      await expectAccessible()
      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(await overflow()).toBeLessThanOrEqual(0)
    })
  },
})

/**
 * Tests that look at many screens, one after the other, in one page: a new browser context for each takes longer than
 * the look. Each begins in a fresh festival, with nothing in the browser's storage.
 */
export const look = test.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use
      const context = await browser.newContext({ baseURL, viewport })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage: page, viewport, baseURL }, use) => {
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${baseURL}/manifest.webmanifest`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
})

/** React has taken the document over. */
async function isReady(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.ready === '')
}

/** Types and sends the sign-in form of /signin. */
export async function signIn(page: Page, { email }: Pick<Person, 'email'>, password = PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export { expect, people, PASSWORD }
