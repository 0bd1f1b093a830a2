import type { Page } from '@playwright/test'
import { expect, testWithSharedPage as test } from './fixtures'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const orb = (page: Page) => page.getByRole('button', { name: /^Menu/ })
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('pages open from the bar, their headings take the focus, and a reload restores the scroll position (Spec §2, §6)', async ({
  page,
  open,
}) => {
  await open('/signup')
  for (const [name, path, heading] of [
    ['Merch', '/merchandise', 'Merch'],
    ['Home', '/', 'Unmask the Magic'],
    ['FAQs', '/faqs', 'FAQs'],
  ] as const) {
    await bar(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(title(page, heading)).toBeFocused()
  }
  const last = page.getByRole('link', { name: 'Instagram' })
  await last.evaluate((link) => link.scrollIntoView())
  const place = () => page.evaluate(() => window.scrollY)
  await expect.poll(place).toBeGreaterThan(0)
  const before = await place()
  await page.reload()
  await expect(title(page, 'FAQs')).toBeVisible()
  // A browser rounds the position when it restores it.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
  await expect(last).toBeInViewport()
})

test(
  'the phone menu opens by its hint, by touch and by keyboard, leads to the pages of both wheels, and Back closes it (Spec §2)',
  { tag: '@phone-only' },
  async ({ page, open, expectAccessible }) => {
    const hint = page.getByText('Tap Here to Unmask the Magic')
    await open('/faqs')
    await page.mouse.wheel(0, 200)
    await hint.tap()
    await expect(menu(page)).toBeVisible()
    await expectAccessible()
    await page.touchscreen.tap(20, 120)
    await expect(menu(page)).toBeHidden()
    await expect(orb(page)).toBeFocused()
    await expect(hint).toBeHidden()

    await page.keyboard.press('Enter')
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused()
    for (let petal = 0; petal < 5; petal += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(menu(page).getByRole('link', { name: 'FAQs' })).toBeFocused()
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expect(orb(page)).toBeFocused()

    await orb(page).tap()
    await menu(page).getByRole('link', { name: 'Games' }).tap()
    await expect(menu(page)).toBeHidden()
    await expect(title(page, 'Games')).toBeFocused()
    await page.goBack()
    await expect(title(page, 'FAQs')).toBeVisible()
    await expect(menu(page)).toBeHidden()
  },
)

test('shows the bar at 600 px and the orb at 599 px, also before the scripts load (Spec §2, §9)', async ({
  page,
  open,
}) => {
  for (const isScripted of [true, false]) {
    // Before hydration, only styles decide the layout.
    if (!isScripted) await page.context().route('**/*.js', (route) => route.abort())
    await page.setViewportSize({ width: 600, height: 800 })
    if (isScripted) await open('/faqs')
    else await page.goto('/faqs')
    await expect(bar(page)).toBeVisible()
    await expect(orb(page)).toBeHidden()
    await page.setViewportSize({ width: 599, height: 800 })
    await expect(bar(page)).toBeHidden()
    if (isScripted) await expect(orb(page)).toBeVisible()
  }
})

test('from a tablet on the whole bar is visible, large enough and without overlaps', async ({
  page,
  open,
}) => {
  await open('/faqs', 'student')
  for (const width of [600, 1181]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(13)
    const advice = `${width} px: the sizes are --text-nav and --text-nav-rows of type.css`
    await expect.poll(() => page.evaluate(clashes), advice).toEqual([])
  }
})

/** Links that are cut off by the window, overlap, or are too small for a finger. Runs in the page. */
function clashes() {
  const boxes = [...document.querySelectorAll('header a')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({
      element,
      name: element.textContent || 'logo',
      box: element.getBoundingClientRect(),
    }))
  const cut = boxes.filter(
    ({ box }) => box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight,
  )
  const small = boxes.filter(({ box }) => box.height < 44)
  const over = boxes.filter(({ element, box }) =>
    boxes.some(
      (neighbour) =>
        neighbour.element !== element &&
        neighbour.box.left < box.right - 1 &&
        neighbour.box.right > box.left + 1 &&
        neighbour.box.top < box.bottom - 1 &&
        neighbour.box.bottom > box.top + 1,
    ),
  )
  return [...cut, ...small, ...over].map(({ name }) => name)
}
