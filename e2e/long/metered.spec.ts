import { expect, KEPT, keptCount, people, ready, saveData, test, visit } from '../published'

/* The production build for people whose browser saves data. */

test('with Save-Data on only the pass is kept, and the rest once it is off', async ({
  page,
  site,
}) => {
  await page.addInitScript(saveData)
  await visit(page, site.url, KEPT.pass)
  site.asked()
  await page.getByRole('link', { name: 'FAQs' }).first().dispatchEvent('pointerover')
  // Long enough for a fetch ahead, if there was one.
  await page.waitForTimeout(3_000)
  expect(site.asked()).toEqual([])
  expect(await keptCount(page)).toBe(KEPT.pass)
  await page.evaluate(() => {
    const connection: unknown = Reflect.get(navigator, 'connection')
    if (connection instanceof EventTarget)
      Object.assign(connection, { saveData: false }).dispatchEvent(new Event('change'))
  })
  await expect.poll(() => keptCount(page), { timeout: 90_000 }).toBe(KEPT.all)
})

test('with Save-Data on the pass and the home page open from what was kept alone', async ({
  page,
  site,
  context,
}) => {
  await page.addInitScript(saveData)
  await visit(page, `${site.url}/signin`, KEPT.pass)
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await site.lose()
  for (const [path, shown] of [
    ['/dashboard', page.getByText(people.student.sfId).first()],
    ['/', page.getByRole('button', { name: /^Unmask/ })],
  ] as const) {
    await page.goto(`${site.url}${path}`)
    await page.waitForFunction(ready, undefined, { timeout: 10_000 })
    await expect(shown).toBeVisible()
    await expect(page.getByText('has not loaded completely')).toHaveCount(0)
  }
})
