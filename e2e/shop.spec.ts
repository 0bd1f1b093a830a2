import type { Request } from '@playwright/test'
import { expect, testWithSharedPage, people, putIntoCart, test } from './fixtures'

test(
  'a student fills a cart, has it delivered, and pays on the payment site in a new tab',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    // The payment site is not ours: here it only records its visits.
    const visits: Request[] = []
    await page.context().route('https://pay.festival.test/**', (route) => {
      visits.push(route.request())
      return route.fulfill({ contentType: 'text/html', body: '<h1>Payment</h1>' })
    })
    await open('/merchandise', 'student')
    await putIntoCart(page, 'Weaver of Spells', 'M')
    await putIntoCart(page, 'Unmask The Mystery', 'L')
    await page.goto('/cart')
    // One column: the line is about as wide as the window.
    const line = page.getByRole('main').getByRole('listitem').first()
    await expect.poll(async () => (await line.boundingBox())?.width).toBeGreaterThan(300)
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
    // Behind another tab a page is drawn rarely, and each press waits for it.
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

testWithSharedPage(
  'a garment turns on hover and by its button, and opens from anywhere else on its card',
  async ({ page, open }) => {
    await open('/merchandise')
    const item = page.getByRole('button', { name: 'Oldman Hoodie', exact: true })
    const turn = page.getByRole('button', { name: 'Show the back of Oldman Hoodie' })
    await item.hover()
    await expect(turn).toHaveAttribute('aria-pressed', 'true')
    // The button that covers the garment must not cover this one.
    await turn.click()
    await expect(turn).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await item.click()
    await expect(page.getByRole('dialog', { name: 'Oldman Hoodie' })).toBeVisible()
  },
)

test(
  'the toast about the cart does not cover the number of items in it',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/merchandise')
    await page.evaluate(() => window.scrollTo(0, 300))
    const places = page.waitForFunction(() => {
      const toast = document.querySelector('#polite [data-leaving=false]')
      const cart = document.querySelector('a[href="/cart"]')
      // A toast under the pointer stays, so that a slow machine is not too late.
      toast?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      const isOpen = document.querySelector('[role=dialog]') !== null
      if (!toast || !cart || isOpen || toast.getAnimations().length > 0) return null
      return [toast, cart].map((element) => element.getBoundingClientRect())
    })
    await putIntoCart(page, 'Oldman Hoodie', 'M')
    const [toast, cart] = (await (await places).jsonValue()) ?? []
    if (!toast || !cart) throw new Error('The toast or the link to the cart is missing')
    const isBeside = toast.right <= cart.left || cart.right <= toast.left
    expect(isBeside || toast.bottom <= cart.top || cart.bottom <= toast.top).toBe(true)
  },
)
