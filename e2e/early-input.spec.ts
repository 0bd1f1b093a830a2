import { expect, isReady, PASSWORD, test } from './fixtures'

test('before the scripts load both live regions exist, typed text outlasts hydration and an older draft, and a press sends nothing', async ({
  page,
  open,
}) => {
  const name = page.getByLabel('Name', { exact: true })
  await open('/signup')
  await name.fill('First Draft')
  await page.getByLabel('College').fill('Sample Institute')
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  // Routes the context, because the mock server's service worker requests files too.
  await page.context().route('**/assets/site-*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/signup?panel=off', { waitUntil: 'commit' })
  await name.fill('Sample Student')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const devTools = await page.context().newCDPSession(page)
  const { nodes } = await devTools.send('Accessibility.getFullAXTree')
  const live = nodes.filter(({ ignored }) => !ignored).flatMap(({ properties = [] }) => properties)
  const regions = live.filter((each) => each.name === 'live').map(({ value }) => value.value)
  expect(regions).toEqual(expect.arrayContaining(['assertive', 'polite']))

  release()
  await isReady(page)
  await expect(page.getByLabel('College')).toHaveValue('Sample Institute')
  await expect(name).toHaveValue('Sample Student')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  expect(await page.evaluate(() => window.festival.calls('/api/user/register_user'))).toEqual([])
  await expect(page.getByText('Required')).toHaveCount(0)
})
