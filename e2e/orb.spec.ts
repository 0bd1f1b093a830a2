import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600

test('there is no menu before there is a page: it comes when the preloader leaves', async ({
  page,
  open,
}) => {
  // Looked at in each frame, as the preloader waits for nobody.
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

test('the end of a page can be scrolled clear of the orb and its hint', async ({ page, open }) => {
  test.skip(!isPhone(page), 'wide windows have the bar')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/faqs', '/accommodation', '/signin', '/merchandise', '/gallery']) {
    await open(path)
    await expect(page.getByText('Tap Here to Unmask the Magic')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => page.evaluate(roomAboveOrb), { message: path })
      .toBeGreaterThanOrEqual(0)
  }
})

/** Pixels between the last thing of the screen and the orb or its hint, with the page scrolled to its end. */
function roomAboveOrb() {
  window.scrollTo(0, document.documentElement.scrollHeight)
  const tops = [...document.querySelectorAll('header > button > *')]
    .filter((part) => !part.classList.contains('visuallyHidden'))
    .map((part) => part.getBoundingClientRect().top)
  const ends = [...document.querySelectorAll('main :is(a, button, input, p, h2)')]
    .filter((part) => !part.classList.contains('visuallyHidden') && part.checkVisibility())
    .map((part) => part.getBoundingClientRect().bottom)
  return Math.min(...tops) - Math.max(...ends)
}
