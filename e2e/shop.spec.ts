import type { Request } from '@playwright/test'
import { expect, people, putIntoCart, testWithSharedPage as test } from './fixtures'
import { isUncovered } from './measure'

test(
  'a student fills a cart, has it delivered, and pays on the payment site in a new tab',
  { tag: '@phone-only' },
  async ({ page, open, expectAccessible }) => {
    // The payment site is another site. Here it only records its visits.
    const visits: Request[] = []
    await page.context().route('https://pay.festival.test/**', (route) => {
      visits.push(route.request())
      return route.fulfill({ contentType: 'text/html', body: '<h1>Payment</h1>' })
    })
    await open('/merchandise', 'student')
    // The button that covers the item must not cover this one.
    const turn = page.getByRole('button', { name: 'Show the back of Weaver of Spells' })
    await turn.tap()
    await expect(turn).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await putIntoCart(page, 'Weaver of Spells', 'M')
    await putIntoCart(page, 'Unmask The Mystery', 'L')
    // The toast does not cover the number of items on the cart button.
    await expect(page.locator('#polite [data-leaving=false]').first()).toBeVisible()
    await expect
      .poll(() => isUncovered(page.getByRole('main').getByRole('link', { name: /^Cart/ })))
      .toBe(true)
    await page.goto('/cart')
    // In one column, the line is about as wide as the window.
    const line = page.getByRole('main').getByRole('listitem').first()
    await expect.poll(async () => (await line.boundingBox())?.width).toBeGreaterThan(300)
    await page.getByRole('button', { name: 'Increase Weaver of Spells, size M' }).click()
    await page.getByRole('radio', { name: /^Home delivery/ }).check()
    await page.getByRole('button', { name: 'Accept terms and conditions' }).click()
    await expect(page.getByLabel('Street')).toBeFocused()
    await expectAccessible()
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
    // A page behind another tab renders rarely, and each press waits for that.
    await tab.close()

    await expect(page.getByText('Have you paid?')).toBeVisible()
    expect(visits).toHaveLength(1)
    expect(visits[0]?.headers()).not.toHaveProperty('referer')
    const { searchParams } = new URL(visits[0]?.url() ?? '')
    expect([...searchParams.keys()]).toEqual(['cart', 'origin'])
    expect(JSON.parse(searchParams.get('cart') ?? '')).toMatchObject({
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
  },
)
