import { PATHS } from '../tests/mocks/paths'
import { ONCE, expect, people, test } from './fixtures'
import type { BrowserContext, Page } from '@playwright/test'

const AS_OF = /As of \d{1,2} \w{3}, \d{1,2}:\d\d [ap]m\./

/** The mock server answers from within the browser, so it has to be told as well. */
async function loseNetwork(page: Page, context: BrowserContext) {
  await page.evaluate(
    (paths) => paths.forEach((path) => window.festival.break(path, 'offline')),
    [...PATHS],
  )
  await context.setOffline(true)
}

async function findNetwork(page: Page, context: BrowserContext) {
  await page.evaluate(() => window.festival.mend())
  await context.setOffline(false)
}

/** By the site's own links, as without a network no document comes. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

const SCREENS = ['/contingent', '/events/subevents/Dance', '/schedule?plan', '/accommodation-map']

test('without a network a signed-in person finds everything, with its time', async ({
  page,
  context,
  open,
  expectAccessible,
}) => {
  await open('/dashboard', 'contingent-member')
  for (const path of [...SCREENS, '/dashboard']) {
    await go(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.waitForLoadState('networkidle')
  }
  // Parts of the dashboard and of the contingent that are loaded with their first use.
  await page.getByRole('button', { name: 'Your BarCode' }).click()
  await expect(page.getByRole('img', { name: /^Barcode of/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await loseNetwork(page, context)

  await go(page, '/contingent')
  const list = page.getByRole('region', { name: 'Members' })
  await expect(list.getByText(people.contingentMember.name)).toBeVisible()
  await expect(page.getByText(AS_OF)).toContainText('You are offline.')
  await expectAccessible()
  await page.getByRole('button', { name: 'Barcode', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Barcode of/ })).toHaveCount(2)
  await page.keyboard.press('Escape')

  await go(page, '/events/subevents/Dance')
  await expect(page.getByText('Centrifuge').first()).toBeVisible()
  await go(page, '/schedule?plan')
  await expect(page.getByRole('button', { name: /^My plan/ })).toBeVisible()
  await expect(page.getByText(AS_OF)).toBeVisible()
  await go(page, '/accommodation-map')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()

  await go(page, '/dashboard')
  await expect(page.getByText(AS_OF)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Your BarCode' }).click()
  await expect(page.getByRole('img', { name: /^Barcode of/ })).toBeVisible()
})

test('when the network is back, the screen is read again where it stands', async ({
  page,
  context,
  open,
}) => {
  await open('/contingent', 'contingent-member')
  const list = page.getByRole('region', { name: 'Members' })
  await expect(list).toBeVisible()
  await loseNetwork(page, context)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    dispatchEvent(new Event('focus'))
  })
  await expect(page.getByText(AS_OF)).toBeVisible()
  await page.getByRole('button', { name: 'Barcode', exact: true }).focus()
  await page.evaluate(() => window.scrollTo(0, 120))
  const scrolled = await page.evaluate(() => window.scrollY)
  await findNetwork(page, context)
  await expect(page.getByText(AS_OF)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Barcode', exact: true })).toBeFocused()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(130)
  await expect(page.locator('#toasts')).toHaveText('')
})

test('a form that is sent without a network says so at once and keeps what was typed', async ({
  page,
  context,
  open,
}) => {
  await open('/contingent', 'student')
  await page.getByLabel('Contingent ID').fill('301')
  await page.getByLabel('Contingent code').fill('MASK301')
  await loseNetwork(page, context)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Network issueYou are offline. Nothing was sent. Try again when you have a signal.',
    { timeout: 2_000 },
  )
  await expect(page.getByLabel('Contingent ID')).toHaveValue('301')
})

test('signing out clears what was kept', async ({ page, open }) => {
  await open('/dashboard', 'student')
  const kept = () => page.evaluate(() => localStorage.getItem('ownData') ?? '')
  await expect.poll(kept).toContain('registrations')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(kept).toBe('')
})

test(
  'the offer to install the site is accessible, and has room on every phone',
  ONCE,
  async ({ page, open, expectNoBarrier }) => {
    await open('/faqs', 'student')
    await page.evaluate(() => {
      const prompt = () => Promise.resolve({ outcome: 'accepted' })
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
      )
    })
    await go(page, '/dashboard')
    const offer = page.getByRole('region', { name: 'Install' })
    await expectNoBarrier(offer)
    await offer.getByRole('button', { name: 'Install' }).click()
    await expect(offer).toHaveCount(0)
  },
)
