import AxeBuilder from '@axe-core/playwright'
import {
  test as base,
  expect,
  type APIRequestContext,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test'
import type { Fault } from '../tests/mocks/faults'
import { PASSWORD, people, type Person } from '../tests/mocks/people'
import type { ScenarioName } from '../tests/mocks/scenarios'
import { isLoaded, isReady } from './ready'

export const PHONE = { width: 390, height: 844 }

/** The values in the browser's storage, besides the session. */
export type Left = Record<string, unknown>

type Fest = {
  /** Opens an address with fresh mock data. The scenario decides who is signed in. */
  open: (path: string, scenario?: ScenarioName) => Promise<void>
  /** Breaks one endpoint of the mock server until `mend`. */
  fault: (path: string, fault: Fault) => Promise<void>
  mend: () => Promise<void>
  expectAccessible: () => Promise<void>
  /** Opens the address again, with these values in storage. */
  leave: (left: Left, path: string) => Promise<void>
  /** Checks also that `shown` exists, and that nothing scrolls sideways at 320 px. */
  expectNoBarrier: (shown: Locator) => Promise<void>
}

export const test = base.extend<Fest>({
  open: async ({ page }, use) => {
    await use(openIn(page))
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
      // Colours change during a fade, so axe waits until nothing fades.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.evaluate(() => {
        const still = new CSSStyleSheet()
        still.replaceSync(
          '*, ::before, ::after { animation-duration: 0s !important; transition: none !important }',
        )
        document.adoptedStyleSheets = [still]
      })
      // Polled, because the promise of a replaced animation may never settle.
      await expect.poll(() => page.evaluate(countEndingAnimations)).toBe(0)
      // WCAG 2.5.3: a user must be able to say the text that they see. The rule is experimental, so axe has it off.
      const rules = { 'label-content-name-mismatch': { enabled: true } }
      // All frames of the mock site have its origin, so axe needs no second page to collect its results.
      const axe = new AxeBuilder({ page })
        .setLegacyMode()
        .options({ rules, resultTypes: ['violations'] })
      const { violations } = await axe.analyze()
      await page.evaluate(() => (document.adoptedStyleSheets = []))
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
      expect(found, page.url()).toEqual([])
    })
  },
  leave: async ({ page }, use) => {
    await use(leaveIn(page))
  },
  expectNoBarrier: async ({ page, expectAccessible }, use) => {
    await use(async (shown) => {
      await expect(shown).toBeAttached()
      await expectAccessible()
      await page.setViewportSize({ width: 320, height: 640 })
      // Elements that measure themselves, such as the captcha, update a moment later.
      await expect.poll(() => overflowOf(page), page.url()).toBeLessThanOrEqual(0)
    })
  },
})

/** Runs in the page. It ignores animations that repeat for ever, because they are part of the design. */
function countEndingAnimations(): number {
  const animations = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  return animations.filter(({ playState }) => playState === 'running').length
}

/**
 * All tests share one page, because a browser context for each would be slow. Each test starts with fresh storage and
 * mock data. Do not use it with `page.addInitScript`, `page.route` or a clock, which would stay.
 */
export const testWithSharedPage = test.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, userAgent, isMobile, hasTouch } = project.use
      const options = { baseURL, viewport, userAgent, isMobile, hasTouch }
      const context = await browser.newContext(options)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage: page, viewport, baseURL }, use) => {
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    await page.emulateMedia({
      media: null,
      reducedMotion: null,
      colorScheme: null,
      forcedColors: null,
    })
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${baseURL}/manifest.webmanifest`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
})

export const openIn =
  (page: Page): Fest['open'] =>
  async (path, scenario = 'visitor') => {
    const join = path.includes('?') ? '&' : '?'
    await page.goto(`${path}${join}panel=off&scenario=${scenario}`)
    await isReady(page)
  }

export const leaveIn =
  (page: Page): Fest['leave'] =>
  async (left, path) => {
    await page.evaluate((all) => {
      for (const [key, value] of Object.entries(all))
        localStorage.setItem(key, JSON.stringify(value))
    }, left)
    await page.goto(path)
    await isReady(page)
  }

export async function signIn(page: Page, { email }: Pick<Person, 'email'>, password = PASSWORD) {
  // The address changes first, and sign-up has fields with the same names.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Navigates without a page load, as a link of the site does. */
export async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** The pixels that the page scrolls sideways. On a phone `innerWidth` grows with an element that is too wide. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

/** A request may bypass the mock server's worker when its page is being left. */
const isOfLeaving = (text: string) => /ERR_NAME_NOT_RESOLVED|No response from/.test(text)

/** Records the page's console messages and uncaught errors from now on. */
export function listen(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    const { url } = message.location()
    if (!isOfLeaving(message.text())) messages.push(`${message.type()}: ${message.text()} ${url}`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

/** Call it on /merchandise. */
export async function putIntoCart(page: Page, title: string, size: string) {
  await page.getByRole('button', { name: title, exact: true }).click()
  const modal = page.getByRole('dialog', { name: title })
  await modal.getByRole('radio', { name: new RegExp(`^${size} `) }).check()
  await modal.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export { expect, isLoaded, isReady, people, PASSWORD }
