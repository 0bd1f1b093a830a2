import type { Page } from '@playwright/test'
import { expect, listen, test } from './fixtures'
import { finished, keepTransitions, pointAt, seen } from './transitions'

const MAX_MS = 300

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
/** What glides has one group for both places. */
const GLIDES = /^::view-transition-group\((?!root)/

test(
  'the picture of a genre glides from its tile to the page, without a layout shift',
  { tag: '@phone' },
  async ({ page, open }) => {
    await keepTransitions(page)
    // A visitor: for a signed-in user, a response may arrive in the first frames and skip the transition.
    await open('/events')
    await page.evaluate(() => window.scrollTo(0, 50))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    const tile = await pointAt(page, 'Dance')
    const before = await page.evaluate(() => window.shifts)
    await tile.click()
    await expect(title(page, 'Dance')).toBeFocused()
    const change = await finished(page)
    expect(change?.moved.join('\n')).toMatch(/::view-transition-old\(genre-Dance/)
    expect(change?.moved.join('\n')).toMatch(/::view-transition-new\(genre-Dance/)
    expect(change?.ms).toBeLessThan(MAX_MS)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect((await page.evaluate(() => window.shifts)) - before).toBeLessThan(0.02)
  },
)

test('the mark of the current page glides along the bar', async ({ page, open }) => {
  await keepTransitions(page)
  await open('/faqs')
  await (await pointAt(page, 'Games')).click()
  await expect(title(page, 'Games')).toBeFocused()
  const change = await finished(page)
  expect(change?.moved.some((part) => GLIDES.test(part) && part.includes('current-page'))).toBe(
    true,
  )
})

test('a second link pressed during a page transition wins, and Back starts no transition', async ({
  page,
  open,
}) => {
  await keepTransitions(page)
  await open('/events')
  const tile = await pointAt(page, 'Dance')
  // Two pages in one frame.
  await tile.evaluate((link: HTMLElement) => {
    link.click()
    document.querySelector<HTMLElement>('a[href="/schedule"]')?.click()
  })
  await expect(page).toHaveURL('/schedule')
  await expect(title(page, 'Schedule')).toBeFocused()
  const { length } = await seen(page)
  await page.goBack()
  await page.goBack()
  await expect(title(page, 'Events')).toBeVisible()
  expect(await seen(page)).toHaveLength(length)
})

test('a press during a page transition reaches the element under it', async ({ page, open }) => {
  await keepTransitions(page)
  await open('/events')
  const tile = await pointAt(page, 'Dance')
  await tile.evaluate((link: HTMLElement) => link.click())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL('/faqs')
  await expect(title(page, 'FAQs')).toBeFocused()
})

test('a page transition that the browser skips, because the phone is turned, is no error', async ({
  page,
  open,
}) => {
  const messages = listen(page)
  await page.exposeFunction('turnPhone', () => page.setViewportSize({ width: 900, height: 700 }))
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const [change, options] =
        typeof update === 'function' ? [update, {}] : [update?.update, update]
      const turnPhone: unknown = Reflect.get(window, 'turnPhone')
      const transition = start({
        ...options,
        update: async () => {
          if (typeof turnPhone === 'function') await turnPhone()
          await change?.()
        },
      })
      transition.ready.catch((error: unknown) => Object.assign(window, { skipped: String(error) }))
      return transition
    }
  })
  await open('/events')
  await (await pointAt(page, 'Dance')).click()
  await expect(title(page, 'Dance')).toBeFocused()
  await expect
    .poll(() => page.evaluate(() => String(Reflect.get(window, 'skipped'))))
    .toContain('InvalidStateError')
  await page.getByRole('link', { name: 'FAQs' }).first().click()
  await expect(title(page, 'FAQs')).toBeFocused()
  expect(messages).toEqual([])
})

test('skips the page transition with reduced motion, or without view transition support', async ({
  page,
  open,
}) => {
  await keepTransitions(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/events')
  await (await pointAt(page, 'Dance')).click()
  await expect(title(page, 'Dance')).toBeFocused()
  await expect.poll(async () => (await seen(page)).every(({ isOver }) => isOver)).toBe(true)
  for (const { ms } of await seen(page)) expect(ms).toBeLessThan(2)

  await page.emulateMedia({ reducedMotion: null })
  await page.addInitScript(() => Reflect.deleteProperty(document, 'startViewTransition'))
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await open('/events')
  await (await pointAt(page, 'Dance')).click()
  await expect(title(page, 'Dance')).toBeFocused()
  await page.getByRole('heading', { level: 2 }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
