import type { Page } from '@playwright/test'
import { expect, listen, test } from './fixtures'

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('during a page transition a press reaches the element under it, and the last link wins', async ({
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
  await page.goBack()
  await page.goBack()
  await expect(title(page, 'Events')).toBeVisible()

  await tile.evaluate((link: HTMLElement) => link.click())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL('/faqs')
  await expect(title(page, 'FAQs')).toBeFocused()
  expect(messages).toEqual([])
})

/** Points at a link, and waits until its screen has loaded, so that its picture can glide there. */
async function pointAt(page: Page, name: string) {
  const link = page.getByRole('link', { name }).first()
  const fetched = page.waitForResponse(/Screen-[\w-]+\.js$/)
  await link.dispatchEvent('pointerover')
  // Resolves when the file has run.
  await page.evaluate((file) => import(file), (await fetched).url())
  return link
}
