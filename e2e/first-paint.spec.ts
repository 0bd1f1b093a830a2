import { expect, test } from './fixtures'

test('nothing of the server or of a third party is fetched before the home page is painted', async ({
  page,
  open,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await open('/', 'student')
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => window.festival.calls('/api/event').length))
    .toBeGreaterThan(0)
  const { painted, axios } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    axios: performance.getEntriesByType('resource').find(({ name }) => name.includes('axios'))
      ?.startTime,
  }))
  expect(axios).toBeGreaterThan(painted ?? Infinity)
  const strangers = [...hosts].filter((host) => !/^127\.0\.0\.1:|\.festival\.test$/.test(host))
  expect(strangers).toEqual([])
})

test('no letters are asked for before the preloader is painted', async ({ page, open }) => {
  await open('/faqs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // An entry is written when the file has come.
  const asked = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes('anek'))
          ?.startTime,
    )
  await expect.poll(asked).toBeDefined()
  const letters = await asked()
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  expect(letters).toBeGreaterThan(painted ?? Infinity)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it is and where to ask', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Spring Fest' })).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: 'needs JavaScript' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Instagram' })).toBeVisible()
  })
})
