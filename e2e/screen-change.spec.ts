import type { Page } from '@playwright/test'
import { expect, listen, people, test } from './fixtures'

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('during a page transition a press reaches the element under it, and the last link wins', async ({
  page,
  open,
}) => {
  const messages = listen(page)
  await open('/events')
  const tile = await pointAt(page, 'Dance')
  // Two navigations in one frame: the browser skips the first view transition.
  await tile.evaluate((link: HTMLElement) => {
    link.click()
    document.querySelector<HTMLElement>('a[href="/schedule"]')?.click()
  })
  await expect(page).toHaveURL('/schedule')
  await expect(title(page, 'Schedule')).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(title(page, 'Events')).toBeVisible()

  await tile.evaluate((link: HTMLElement) => link.click())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL('/faqs')
  await expect(title(page, 'FAQs')).toBeFocused()
  expect(messages).toEqual([])
})

/** Points at a link, and waits until its screen has loaded, so that the picture can move there in a view transition. */
async function pointAt(page: Page, name: string) {
  const link = page.getByRole('link', { name }).first()
  const fetched = page.waitForResponse(/Screen-[\w-]+\.js$/)
  await link.dispatchEvent('pointerover')
  // Resolves when the file has run.
  await page.evaluate((file) => import(file), (await fetched).url())
  return link
}

test('a link in a modal closes it at once, and another modal can be closed, while the next screen loads', async ({
  page,
  open,
}) => {
  await open('/events/subevents/Dance', 'student')
  await page.getByRole('button', { name: 'Nrityakala', exact: true }).click()
  const modal = page.getByRole('dialog', { name: 'Nrityakala' })
  const held = await hold(page, '**/DashboardScreen-*.js')
  await modal.getByRole('link', { name: 'Your dashboard' }).click()
  await expect(modal).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  await expect(page).toHaveURL('/dashboard')

  // Goes back to the page behind the modal, and then follows a link outside the next modal.
  await page.goBack()
  await expect(page).toHaveURL(/subevents\/Dance(\?panel=off&scenario=student)?$/)
  await page.getByRole('button', { name: 'Nrityakala', exact: true }).click()
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="/dashboard"]:not([role="dialog"] a)')?.click(),
  )
  await expect(page).toHaveURL('/dashboard')
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)

  held.release()
  await expect(title(page, people.student.name)).toBeFocused()
})

/** Delays a script until `release`. */
async function hold(page: Page, files: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}
