import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { failRequests } from './failRequests'

/** How often a document was loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

/** A link of the navigation: in the bar, or in the phone's menu. */
async function follow(page: Page, name: string, to: string) {
  const link = page.getByRole('link', { name, exact: true })
  if (await link.first().isVisible()) await link.first().click()
  else await go(page, to)
}

/** Like a link of the site: without a page load. */
function go(page: Page, path: string) {
  return page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

const faqs = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQs' })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'not loaded completely' })
const isReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === '')

/** The looks of the first question, which a style file of its own gives it. */
const looks = (page: Page) =>
  page
    .getByRole('heading', { level: 2 })
    .first()
    .evaluate((question) => getComputedStyle(question.parentElement ?? question).cssText)

test('a style file that fails once is asked for again: the screen comes with its styles', async ({
  page,
  open,
}) => {
  await open('/faqs')
  const styled = await looks(page)
  await open('/')
  await failRequests(page, 'Accordion-*.css', { times: 1 })
  const loads = countLoads(page)
  await follow(page, 'FAQs', '/faqs')
  await expect(faqs(page)).toBeVisible()
  expect(await looks(page)).toBe(styled)
  expect(loads()).toBe(0)
})

test('a screen whose script fails once comes all the same, without a reload', async ({
  page,
  open,
}) => {
  await open('/')
  await failRequests(page, 'FaqsScreen-*.js', { times: 1 })
  const loads = countLoads(page)
  await go(page, '/faqs')
  await expect(faqs(page)).toBeVisible()
  expect(loads()).toBe(0)
})

for (const how of ['abort', 'page'] as const) {
  test(`a screen whose script never comes (${how}) is reloaded once, can be read, and says how to go on`, async ({
    page,
    open,
  }) => {
    await open('/')
    const letThrough = await failRequests(page, 'FaqsScreen-*.js', { how })
    const loads = countLoads(page)
    await go(page, '/faqs')
    await expect(notice(page)).toBeVisible()
    await expect(faqs(page)).toBeVisible()
    // Long enough for another round, if there was one.
    await page.waitForTimeout(3_000)
    expect(loads()).toBe(1)
    await expect(notice(page)).toBeInViewport()
    await letThrough()
    await notice(page).getByRole('link', { name: 'Load it again' }).click()
    await isReady(page)
    await expect(notice(page)).toHaveCount(0)
    await expect(faqs(page)).toBeVisible()
  })
}

test('a screen that does not come without a connection says so, and the navigation stays', async ({
  page,
  open,
}) => {
  await open('/')
  await failRequests(page, 'FaqsScreen-*')
  await page.context().route('**/faqs', (route) => route.abort())
  const loads = countLoads(page)
  await go(page, '/faqs')
  const words = page.getByRole('alert').filter({ hasText: 'This screen did not open' })
  await expect(words).toBeVisible()
  await words.getByRole('button', { name: 'Try again' }).click()
  await expect(words).toContainText('Check your connection and try again.')
  expect(loads()).toBe(0)
  await go(page, '/schedule')
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible()
})

test('a screen that was left before it failed does not reload the next one', async ({
  page,
  open,
}) => {
  await open('/')
  await failRequests(page, 'FaqsScreen-*.js')
  const loads = countLoads(page)
  await go(page, '/faqs')
  await go(page, '/signin')
  await page.getByLabel('Email').fill('somebody@festival.test')
  // The file is asked for twice, with a second between.
  await page.waitForTimeout(4_000)
  expect(loads()).toBe(0)
  await expect(page.getByLabel('Email')).toHaveValue('somebody@festival.test')
})

test('what is typed into a form is kept over the reload that a missing screen causes', async ({
  page,
  open,
}) => {
  await open('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Sample Student')
  const letThrough = await failRequests(page, 'FaqsScreen-*.js')
  await go(page, '/faqs')
  await expect(notice(page)).toBeVisible()
  await letThrough()
  await page.goBack()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sample Student')
})

test('a page into which somebody has typed is not reloaded, and says so', async ({
  page,
  open,
}) => {
  await open('/')
  await failRequests(page, 'SignInScreen-*.js')
  const loads = countLoads(page)
  await page.goto('/signin', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('somebody@festival.test')
  await expect(notice(page)).toBeVisible()
  expect(loads()).toBe(1)
  await expect(page.getByLabel('Email')).toHaveValue('somebody@festival.test')
  await expect(notice(page)).toContainText('If you typed something, copy it first.')
  // Long enough for a reload, if there was one.
  await page.waitForTimeout(2_000)
  expect(loads()).toBe(1)
})

test('what was typed is still there when the page is loaded again, but for passwords', async ({
  page,
  open,
}) => {
  await open('/')
  const letThrough = await failRequests(page, 'SignInScreen-*.js')
  await page.goto('/signin', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('somebody@festival.test')
  await page.getByLabel('Password', { exact: true }).fill('Purulia#65')
  await expect(notice(page)).toBeVisible()
  await letThrough()
  await notice(page).getByRole('link', { name: 'Load it again' }).click()
  await isReady(page)
  await expect(page.getByLabel('Email')).toHaveValue('somebody@festival.test')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('/signin'))).toBeNull()
  // The form knows it, too: only the password is missing.
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Required')).toHaveCount(1)
  await page.goto('/forgot-password')
  await isReady(page)
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('where the first script does not come the page can be read, and says so after a while', async ({
  page,
  open,
}) => {
  await open('/')
  await failRequests(page, 'index-*.js')
  await page.goto('/faqs')
  await expect(faqs(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await page.evaluate(() => {
    const [wait] = document.getElementById('not-started')?.getAnimations() ?? []
    if (wait) wait.currentTime = 20_001
  })
  await expect(notice(page)).toBeInViewport()
})
