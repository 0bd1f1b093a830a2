import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, isReady, test } from './fixtures'

/* Keyboards for Bengali and Hindi replace their text with each key until the composition ends. */

async function compose(devTools: CDPSession, text: string) {
  for (let end = 1; end <= text.length; end += 1)
    await devTools.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    })
}

async function typeComposed(page: Page, field: Locator, text: string) {
  const devTools = await page.context().newCDPSession(page)
  await field.focus()
  await compose(devTools, text)
  await devTools.send('Input.insertText', { text })
}

test('ten digits typed in one composition are ten digits, in each field for numbers', async ({
  page,
  open,
  leave,
}) => {
  await open('/signup')
  const mobile = page.getByLabel('Mobile')
  await typeComposed(page, mobile, '৯৮৭৬৫৪৩২১০')
  await expect(mobile).toHaveValue('9876543210')

  const line = { id: 1, category: 'tshirt', count: 1, price: 499, size: 'M', title: '', total: 499 }
  await open('/cart', 'student')
  await leave({ cart: [line] }, '/cart')
  await page.getByRole('radio', { name: /^Home delivery/ }).check()
  await typeComposed(page, page.getByLabel('Pincode'), '৭২১৩০২')
  await expect(page.getByLabel('Pincode')).toHaveValue('৭২১৩০২')
  await typeComposed(page, page.getByLabel('Mobile'), '९८७६५४३२१०')
  await expect(page.getByLabel('Mobile')).toHaveValue('9876543210')
})

test('a composition that outlasts the loading of the scripts is not disturbed', async ({
  page,
  open,
}) => {
  await open('/signup')
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.context().route('**/assets/site-*.js', async (route) => {
    await gate
    await route.continue()
  })
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const entry = page.waitForResponse('**/assets/main-*.js')
  await page.goto('/signup?panel=off', { waitUntil: 'domcontentloaded' })
  // The site does not notice a composition that starts before the entry script runs.
  await (await entry).finished()
  await idle()
  const name = page.getByLabel('Name', { exact: true })
  const devTools = await page.context().newCDPSession(page)
  await name.focus()
  await compose(devTools, 'রিয়া')
  const loaded = page.waitForResponse('**/assets/site-*.js')
  release()
  await loaded
  // Without the composition, React would have hydrated the page by now.
  await page.waitForFunction(() => 'festival' in window)
  await idle()
  await compose(devTools, 'রিয়া দাস')
  await devTools.send('Input.insertText', { text: 'রিয়া দাস' })
  await isReady(page)
  await expect(name).toHaveValue('রিয়া দাস')
})
