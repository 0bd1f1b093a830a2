import type { Page } from '@playwright/test'
import { expect, testWithSharedPage as test } from './fixtures'

const HEIGHT = 800
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const orb = (page: Page) => page.getByRole('button', { name: /^Menu/ })

test('shows the bar at 600 px and the orb at 599 px, also before the scripts load (Spec §2, §9)', async ({
  page,
  open,
}) => {
  for (const isScripted of [true, false]) {
    // Only styles lay out the document, until the scripts hydrate it.
    if (!isScripted) await page.context().route('**/*.js', (route) => route.abort())
    await page.setViewportSize({ width: 600, height: HEIGHT })
    if (isScripted) await open('/faqs')
    else await page.goto('/faqs')
    await expect(bar(page)).toBeVisible()
    await expect(orb(page)).toBeHidden()
    await page.setViewportSize({ width: 599, height: HEIGHT })
    await expect(bar(page)).toBeHidden()
    if (isScripted) await expect(orb(page)).toBeVisible()
  }
})
