import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600
const wheel = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const orb = (page: Page) => page.getByRole('button', { name: /^Menu/ })
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

const pageTwo = ['FAQs', 'Our Team', 'After Movie', 'Games', 'Gallery']

/** Like a user: by a link of the bar, or by the orb and a petal. */
async function go(page: Page, name: string) {
  if (isPhone(page)) {
    await orb(page).tap()
    const turned = wheel(page).getByRole('link', { name: 'FAQs' })
    if (pageTwo.includes(name) && !(await turned.isVisible())) {
      await wheel(page).getByRole('button', { name: 'More' }).tap()
      await expect(turned).toBeFocused()
    } else if (!pageTwo.includes(name) && (await turned.isVisible())) {
      await wheel(page).getByRole('button', { name: 'Previous' }).tap()
    }
    await wheel(page).getByRole('link', { name, exact: true }).tap()
    await expect(wheel(page)).toBeHidden()
  } else {
    await main(page).getByRole('link', { name, exact: true }).click()
  }
}

test('every public screen is at most two presses away', async ({ page, open }) => {
  const ways: [string, string, string][] = [
    ['Events', '/events', 'Events'],
    ['Accommodation', '/accommodation', 'Accommodation'],
    ['FAQs', '/faqs', 'FAQs'],
    ['After Movie', '/aftermovie', 'After Movie'],
    ['Merch', '/merchandise', 'Merch'],
    ['Games', '/games', 'Games'],
    ['Gallery', '/gallery', 'Gallery'],
    ['Home', '/', 'Unmask the Magic'],
  ]
  await open('/signup')
  for (const [name, path, title] of ways) {
    await go(page, name)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused()
  }
})

test('Accommodation leads people who are signed in to their contingent', async ({ page, open }) => {
  await open('/faqs', 'student')
  await go(page, 'Accommodation')
  await expect(page).toHaveURL('/contingent')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('what the screens of the navigation lead to is one press further', async ({ page, open }) => {
  test.slow()
  const ways: [string, string, string][] = [
    ['Events', 'Dance', '/events/subevents/Dance'],
    ['Events', 'Schedule', '/schedule'],
    ['Accommodation', 'Rules', '/accommodation-rules'],
    ['Accommodation', 'FaQs', '/accommodation-faq'],
    ['Accommodation', 'Map', '/accommodation-map'],
    ['Games', 'Witch Runner Leaderboard', '/leaderboard/witch'],
    ['Games', 'Knock the Cans Leaderboard', '/leaderboard/cans'],
  ]
  await open('/faqs')
  for (const [first, second, path] of ways) {
    await go(page, first)
    await page.getByRole('main').getByRole('link', { name: second, exact: true }).click()
    await expect(page).toHaveURL(path)
  }
  if (isPhone(page)) await orb(page).tap()
  const doors = isPhone(page) ? wheel(page) : main(page)
  await doors.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/signin')
})

test('a phone’s menu opens by touch and by keyboard, and gives back what it took', async ({
  page,
  open,
  expectAccessible,
}) => {
  test.skip(!isPhone(page), 'wide windows have the bar')
  await open('/faqs')
  await orb(page).tap()
  await expect(wheel(page)).toBeVisible()
  await page.waitForTimeout(600)
  await expectAccessible()
  await page.touchscreen.tap(20, 120)
  await expect(wheel(page)).toBeHidden()
  await expect(orb(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(wheel(page).getByRole('link', { name: 'Home' })).toBeFocused()
  for (let petal = 0; petal < 5; petal += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(wheel(page).getByRole('link', { name: 'FAQs' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(orb(page)).toBeFocused()
})

test('at every width all of the navigation is on the screen, large enough, and off its neighbours', async ({
  page,
  open,
}) => {
  test.skip(isPhone(page), 'the window is set here')
  await open('/faqs', 'student')
  const header = page.getByRole('banner').getByRole('link')
  for (const width of [600, 768, 960, 1024, 1180, 1181, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(header).toHaveCount(13)
    expect(await clashes(page, 'header a'), `${width} px`).toEqual([])
  }
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [390, 844],
    [568, 320],
    [599, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await orb(page).click()
    await page.waitForTimeout(700)
    // Only the texts: the boxes of round petals overlap where the petals do not.
    expect(await clashes(page, '#overlays span:not(:empty)'), `${width} px`).toEqual([])
    await page.keyboard.press('Escape')
  }
})

/** Elements that are cut off by the window, overlap, or (links) are too small for a finger. */
function clashes(page: Page, selector: string) {
  return page.evaluate((what) => {
    const boxes = [...document.querySelectorAll(what)]
      .filter((each) => !each.classList.contains('visuallyHidden') && each.checkVisibility())
      .map((each) => ({
        each,
        name: each.textContent || 'logo',
        box: each.getBoundingClientRect(),
      }))
    const cut = boxes.filter(
      ({ box }) =>
        box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight,
    )
    const small = boxes.filter(({ each, box }) => each.matches('a') && box.height < 44)
    const over = boxes.filter(({ each, box }) =>
      boxes.some(
        (other) =>
          other.each !== each &&
          !other.each.contains(each) &&
          !each.contains(other.each) &&
          other.box.left < box.right - 1 &&
          other.box.right > box.left + 1 &&
          other.box.top < box.bottom - 1 &&
          other.box.bottom > box.top + 1,
      ),
    )
    return [...cut, ...small, ...over].map(({ name }) => name)
  }, selector)
}
