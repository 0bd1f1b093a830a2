import type { Page } from '@playwright/test'
import { expect, listen, test } from './fixtures'

/** `ms` is how long its longest part takes; `moved` are its parts. */
type Transition = { ms: number; moved: string[]; isOver: boolean }

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can add to it
  interface Window {
    transitions: Transition[]
    shifts: number
  }
}

const MAX_MS = 300

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const seen = (page: Page) => page.evaluate(() => window.transitions)

// Every document keeps what its view transitions did, and how far anything was shifted.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.transitions = []
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.shifts += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })

    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const change: Transition = { ms: 0, moved: [], isOver: false }
      window.transitions.push(change)
      void transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) continue
            if (!effect.pseudoElement.startsWith('::view-transition')) continue
            change.moved.push(effect.pseudoElement)
            change.ms = Math.max(change.ms, Number(effect.getComputedTiming().endTime))
          }
        },
        // It was skipped.
        () => undefined,
      )
      void transition.finished.then(() => (change.isOver = true))
      return transition
    }
  }),
)

test('the picture of a genre glides from its tile to the page, without a layout shift, and the mark of the current page along the bar, neither with reduced motion', async ({
  page,
  open,
}) => {
  // A visitor: for a signed-in user, a response may arrive in the first frames and skip the transition.
  await open('/events')
  await page.evaluate(() => window.scrollTo(0, 50))
  const tile = await pointAt(page, 'Dance')
  const before = await page.evaluate(() => window.shifts)
  await tile.click()
  await expect(title(page, 'Dance')).toBeFocused()
  await expectGlide(page, 'genre-Dance')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect((await page.evaluate(() => window.shifts)) - before).toBeLessThan(0.02)

  await (await pointAt(page, 'Games')).click()
  await expect(title(page, 'Games')).toBeFocused()
  await expectGlide(page, 'current-page')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { length } = await seen(page)
  const still = async () => (await seen(page)).slice(length)
  await (await pointAt(page, 'FAQs')).click()
  await expect(title(page, 'FAQs')).toBeFocused()
  await expect.poll(async () => (await still()).every(({ isOver }) => isOver)).toBe(true)
  for (const { ms } of await still()) expect(ms).toBeLessThan(2)
})

test('during a page transition a press reaches the element under it, the last link wins, and Back starts no transition', async ({
  page,
  open,
}) => {
  const messages = listen(page)
  await open('/events')
  const tile = await pointAt(page, 'Dance')
  // Two pages in one frame: the browser skips the first transition.
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

  await tile.evaluate((link: HTMLElement) => link.click())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL('/faqs')
  await expect(title(page, 'FAQs')).toBeFocused()
  expect(messages).toEqual([])
})

/** A transition moved this part from its old place to the new one, and is over soon. One that is overtaken moves nothing. */
async function expectGlide(page: Page, part: string) {
  const change = async () =>
    (await seen(page)).find(
      ({ isOver, moved }) =>
        isOver && moved.some((name) => name.startsWith(`::view-transition-group(${part}`)),
    )
  await expect.poll(change, part).toBeDefined()
  expect((await change())?.ms).toBeLessThan(MAX_MS)
}

/** Points at a link, and waits until its screen has loaded, so that its picture can glide there. */
async function pointAt(page: Page, name: string) {
  const link = page.getByRole('link', { name }).first()
  const fetched = page.waitForResponse(/Screen-[\w-]+\.js$/)
  await link.dispatchEvent('pointerover')
  // Resolves when the file has run.
  await page.evaluate((file) => import(file), (await fetched).url())
  return link
}
