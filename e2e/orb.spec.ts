import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600

test('there is no menu before there is a page: it comes when the preloader leaves', async ({
  page,
  open,
}) => {
  // In each frame, because the preloader does not wait.
  await page.addInitScript(() => {
    const shown: boolean[] = []
    Object.assign(window, { shown })
    requestAnimationFrame(function look() {
      const menu = document.querySelector('header > :is(nav, button)')
      if (menu && 'preloading' in document.documentElement.dataset)
        shown.push(menu.checkVisibility({ visibilityProperty: true }))
      requestAnimationFrame(look)
    })
  })
  await page.route(/\/art\/masks\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await open('/')
  const menu = isPhone(page)
    ? page.getByRole('button', { name: /^Menu/ })
    : page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  const shown = await page.evaluate<unknown>('window.shown')
  expect(shown).toContain(false)
  expect(shown).not.toContain(true)
})

const HINT = 'Tap Here to Unmask the Magic'

test('the end of a page can be scrolled clear of the orb', async ({ page, open, leave }) => {
  test.skip(!isPhone(page), 'wide windows have the bar')
  await page.setViewportSize({ width: 320, height: 640 })
  const paths = ['/', '/faqs', '/accommodation', '/signin', '/merchandise', '/gallery', '/cart']
  for (const path of paths) {
    await open(path)
    if (path === '/cart') {
      await leave({ cart: CART }, path)
      await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: /^Menu/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => page.evaluate(roomAboveOrb), { message: path })
      .toBeGreaterThanOrEqual(0)
  }
})

/** Pixels between the last content and the orb or its hint, at the end of the page. */
function roomAboveOrb() {
  window.scrollTo(0, document.documentElement.scrollHeight)
  const tops = [...document.querySelectorAll('header > button > *')]
    .filter((part) => !part.classList.contains('visuallyHidden'))
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => part.getBoundingClientRect().top)
  const ends = [...document.querySelectorAll('main :is(a, button, input, p, h2)')]
    .filter((part) => !part.classList.contains('visuallyHidden') && part.checkVisibility())
    .map((part) => part.getBoundingClientRect().bottom)
  return Math.min(...tops) - Math.max(...ends)
}

const CART = [{ id: 1, size: 'L', count: 2 }]
const FORMS = [
  ['/signin', 'visitor'],
  ['/signup', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/contingent', 'student'],
  ['/contingent', 'contingent-leader'],
  ['/cart', 'student'],
  ['/events', 'visitor'],
  ['/faqs', 'visitor'],
] as const

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test(`the hint lies over no control at ${width} px, in any frame`, async ({
    page,
    open,
    leave,
  }) => {
    test.skip(!isPhone(page), 'wide windows have the bar')
    test.slow()
    await page.setViewportSize({ width, height })
    await page.addInitScript(watchHint)
    for (const [path, scenario] of FORMS) {
      await open(path, scenario)
      if (path === '/cart') {
        await leave({ cart: CART }, path)
        const checkout = page.getByRole('button', { name: 'Pay Now' })
        await checkout.scrollIntoViewIfNeeded()
        await expect(page.getByText(HINT)).toBeHidden()
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForTimeout(2_500)
      expect(await page.evaluate<unknown>('window.covered'), path).toEqual([])
      expect(await page.evaluate<number>('window.framesSeen'), path).toBeGreaterThan(5)
    }
  })
}

function watchHint() {
  const covered: string[] = []
  let framesSeen = 0
  Object.assign(window, { covered })
  function look() {
    requestAnimationFrame(look)
    // In the next task the frame has been painted.
    setTimeout(() => {
      Object.assign(window, { framesSeen: (framesSeen += 1) })
      const hint = [...document.querySelectorAll('header > button > span')].find(
        ({ textContent, classList }) =>
          textContent.startsWith('Tap Here') && !classList.contains('visuallyHidden'),
      )
      if (!hint?.checkVisibility({ visibilityProperty: true })) return
      const own = hint.getBoundingClientRect()
      for (const control of document.querySelectorAll(
        'main :is(a, button, input, select, textarea, label, iframe)',
      )) {
        const box = control.getBoundingClientRect()
        const isApart =
          box.right <= own.left ||
          box.left >= own.right ||
          box.bottom <= own.top ||
          box.top >= own.bottom
        if (!isApart && box.width > 0) covered.push(control.outerHTML.slice(0, 80))
      }
    }, 0)
  }
  requestAnimationFrame(look)
}

test('the hint is seen where there is room, and goes with the first scroll', async ({
  page,
  open,
}) => {
  test.skip(!isPhone(page), 'wide windows have the bar')
  await open('/aftermovie')
  await expect(page.getByText(HINT)).toBeVisible()
  await page.mouse.wheel(0, 40)
  await page.evaluate(() => document.body.style.setProperty('min-block-size', '300vh'))
  await page.mouse.wheel(0, 200)
  await expect(page.getByText(HINT)).toBeHidden()
  await open('/')
  await page.getByText(HINT).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.getByText(HINT)).toBeHidden()
})

test('a press beside the hint’s hidden place goes to what is there', async ({ page, open }) => {
  test.skip(!isPhone(page), 'wide windows have the bar')
  await open('/faqs')
  const orb = page.getByRole('button', { name: /^Menu/ })
  await expect(orb).toHaveAccessibleName('Menu')
  const box = await orb.boundingBox()
  expect(box?.width).toBeLessThan(90)
})
