import type { Page } from '@playwright/test'
import { expect, overflowOf, people, putIntoCart, test } from './fixtures'

/** The payment site is not ours: here it only records its visits. */
async function watchPaymentSite(page: Page) {
  const knocks: { url: URL; referer: string | undefined }[] = []
  await page.context().route('https://pay.festival.test/**', (route) => {
    const { url, headers } = { url: route.request().url(), headers: route.request().headers() }
    knocks.push({ url: new URL(url), referer: headers.referer })
    return route.fulfill({ contentType: 'text/html', body: '<h1>Payment</h1>' })
  })
  return knocks
}

test('a student fills a cart, has it delivered, and lands on the payment site in a new tab', async ({
  page,
  open,
}) => {
  const knocks = await watchPaymentSite(page)
  await open('/merchandise', 'student')
  await putIntoCart(page, 'Weaver of Spells', 'M')
  await putIntoCart(page, 'Unmask The Mystery', 'L')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Increase Weaver of Spells, size M' }).click()
  await page.getByRole('radio', { name: /^Home delivery/ }).check()
  await page.getByRole('button', { name: 'Accept terms and conditions' }).click()
  await expect(page.getByLabel('Street')).toBeFocused()
  await page.getByLabel('Street').fill('14 Lake Road & #2 🎭')
  await page.getByLabel('City').fill('Kharagpur')
  await page.getByLabel('State').fill('West Bengal')
  await page.getByLabel('Pincode').fill('721302')
  await page.getByLabel('Mobile').fill('9000000065')
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check()
  const newTab = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Pay Now' }).dblclick()
  const tab = await newTab
  await expect(tab.getByRole('heading', { name: 'Payment' })).toBeVisible()
  expect(await tab.evaluate(() => window.opener === null)).toBe(true)

  await expect(page.getByText('Have you paid?')).toBeVisible()
  expect(knocks).toHaveLength(1)
  const [knock] = knocks
  expect(knock?.referer).toBeUndefined()
  expect([...(knock?.url.searchParams.keys() ?? [])]).toEqual(['cart', 'origin'])
  expect(JSON.parse(knock?.url.searchParams.get('cart') ?? '')).toMatchObject({
    emergency_number: '9000000065',
    address: '14 Lake Road & #2 🎭, Kharagpur, West Bengal, 721302',
    name: people.student.name,
    email: people.student.email,
    tax: 0,
    subtotal: 1997,
    grandtotal: 2177,
  })

  await page.getByRole('button', { name: 'Yes, empty my cart' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Size M' })).toBeVisible()
})

test('a garment is turned without being opened, and opened by the rest of it', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/merchandise')
  const turn = page.getByRole('button', { name: 'Show the back of Oldman Hoodie' })
  // The button that covers the item must not cover this one; with a mouse, hovering turns the item.
  if (isMobile) await turn.tap()
  else await page.getByRole('button', { name: 'Oldman Hoodie', exact: true }).hover()
  await expect(turn).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  if (!isMobile) {
    await turn.click()
    await expect(turn).toHaveAttribute('aria-pressed', 'false')
  }
  await page.getByRole('button', { name: 'Oldman Hoodie', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Oldman Hoodie' })).toBeVisible()
})

test('what is said of adding to the cart does not cover the cart’s new count', async ({
  page,
  open,
}) => {
  await open('/merchandise')
  for (const top of [0, 300]) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await putIntoCart(page, 'Oldman Hoodie', 'M')
    const places = await page.waitForFunction(() => {
      const toast = document.querySelector('#toasts [role=status][data-leaving=false]')
      const cart = document.querySelector('a[href="/cart"]')
      // A toast under the pointer stays, so that a slow machine is not too late.
      toast?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      if (!toast || !cart || toast.getAnimations().length > 0) return null
      return [toast, cart].map((each) => each.getBoundingClientRect())
    })
    const [toast, cart] = (await places.jsonValue()) ?? []
    if (!toast || !cart) throw new Error('The toast or the button is not there')
    const isBeside = toast.right <= cart.left || cart.right <= toast.left
    expect(isBeside || toast.bottom <= cart.top || cart.bottom <= toast.top).toBe(true)
    const current = page.locator('#toasts [data-leaving=false]')
    await current.getByRole('button', { name: 'Dismiss' }).click()
  }
})

test('a visitor’s cart survives a reload, and paying asks to sign in first', async ({
  page,
  open,
}) => {
  const knocks = await watchPaymentSite(page)
  await open('/merchandise')
  await putIntoCart(page, 'With The Waves', 'S')
  await page.goto('/cart')
  await page.reload()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page.getByText('Please Sign-in to continue')).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/signin')
  await page.goBack()
  await expect(page.getByRole('listitem').filter({ hasText: 'With The Waves' })).toBeVisible()
  expect(knocks).toEqual([])
})

test('the cart has no barrier that axe can find, filled and with a form full of mistakes', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/merchandise', 'student')
  await putIntoCart(page, 'Oldman Hoodie', 'XL')
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('radio', { name: /^Home delivery/ }).check()
  await page.getByRole('button', { name: 'Accept terms and conditions' }).click()
  await expect(page.getByText('Street is required')).toBeVisible()
  await expectAccessible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})
