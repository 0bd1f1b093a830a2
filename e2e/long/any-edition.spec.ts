import {
  edition,
  games,
  genreTiles,
  heroes,
  liftLabel,
  merch,
} from '../../tests/editions/second/content'
import { schedule } from '../../tests/editions/second/schedule'
import { expect, listen, overflowOf, putIntoCart, test } from '../fixtures'

/* The site of the second edition shows what the content of every edition may contain. */

test('the home page shows the theme and the dates, and each hero leads to the next', async ({
  page,
  open,
}) => {
  await open('/')
  const { left, right } = edition.theme
  await expect(page.getByRole('heading', { level: 1, name: `${left} ${right}` })).toBeVisible()
  const dates = page.getByRole('link', { name: edition.dates })
  await expect(dates).toHaveAttribute('href', '/schedule')
  await expect(page.locator('#preloader')).toHaveCount(0, { timeout: 20_000 })
  await expect(page.locator('[data-live] [data-part="half-left"]')).toBeAttached()
  await page.getByRole('button', { name: liftLabel(heroes[0]) }).focus()
  for (const { name } of [...heroes.slice(1), heroes[0]]) {
    await expect(page.locator('[data-leaving="true"]')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.locator('section [role="status"]')).toHaveText(`The ${name}`)
  }
})

test('the sheet of the look shows each token, and every picture of it loads', async ({ page }) => {
  const messages = listen(page)
  await page.goto('/mock/look')
  for (const name of ['--color-page', '--clip-tab', 'light 3 small', /^backdrop: /])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  const broken = () =>
    page.evaluate(() => [...document.images].filter((image) => !image.naturalWidth).length)
  await expect.poll(broken).toBe(0)
  expect(messages).toEqual([])
})

test('every page with content of the edition shows its heading, fits a small phone, and logs nothing', async ({
  page,
  open,
}) => {
  const messages = listen(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, heading] of [
    ...genreTiles.map(({ name, title }) => [`/events/subevents/${name}`, title]),
    ...Object.entries(games).map(([name, { title }]) => [`/leaderboard/${name}`, title]),
    ['/events', 'Events'],
    ['/accommodation', 'Accommodation'],
    ['/faqs', 'FAQs'],
  ] as const) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await expect.poll(() => overflowOf(page), path).toBeLessThanOrEqual(0)
  }
  expect(messages).toEqual([])
})

for (const [path, scenario] of [
  ['/', 'visitor'],
  ['/events', 'visitor'],
  ['/signin', 'visitor'],
  ['/accommodation', 'visitor'],
  ['/accommodation-map', 'visitor'],
  ['/dashboard', 'student'],
  ['/dashboard?open=profile', 'student'],
  ['/contingent', 'contingent-leader'],
  ['/merchandise', 'visitor'],
] as const)
  test(`another look is no barrier on ${path}`, async ({ page, open, expectNoBarrier }) => {
    await open(path, scenario)
    await expectNoBarrier(page.getByRole('heading').first())
  })

test('every day of the schedule lists its entries, and an entry goes into the plan', async ({
  page,
  open,
}) => {
  await open('/schedule')
  await expect(page.getByRole('tab')).toHaveCount(schedule.length)
  for (const { name, entries } of schedule) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(entries.length)
  }
  const [entry] = schedule.at(-1)?.entries ?? []
  const star = page.getByRole('button', { name: `${entry?.title}, ${entry?.time}: in my plan` })
  await star.click()
  await page.getByRole('button', { name: /^My plan/ }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([entry?.title ?? ''])
})

test('a student buys a garment and a stay of the edition, and can pass in one of its years', async ({
  page,
  open,
}) => {
  await open('/signup')
  const years = edition.yearsOfPassing.map(String)
  await page.getByLabel('Year of passing').selectOption(years.at(-1) ?? '')

  const item = merch.find(({ isSoldOut }) => !isSoldOut)
  if (!item) throw new Error('Nothing of this edition is for sale')
  await open('/merchandise', 'student')
  await putIntoCart(page, item.title, 'M')
  await page.goto('/cart')
  await page.getByRole('button', { name: `Increase ${item.title}, size M` }).click()
  const total = (2 * item.price).toLocaleString('en-IN')
  await expect(page.getByLabel(`Total of ${item.title}, size M`)).toContainText(total)

  await page.goto('/dashboard')
  const days = page.getByRole('link', { name: 'Schedule' })
  await expect(days.filter({ hasText: schedule[0]?.name ?? '' })).toBeVisible()
  await page.goto('/?pay=individual')
  const payment = page.getByRole('dialog', { name: 'PAYMENT' })
  const stay = [
    ['Check-in date', edition.stay.first],
    ['Check-out date', edition.stay.last],
  ] as const
  for (const [label, day] of stay) {
    const group = payment.getByRole('group', { name: label })
    await group.locator(`input[value="${day}"]`).check()
    await expect(group).toContainText(day.split('-').reverse().join('-'))
  }
  // The stay of this edition spans two months: the days are compared as dates, not as dd-mm-yyyy text.
  await payment.getByRole('button', { name: 'Make Payment' }).click()
  await expect(payment.getByText('Emergency number is required')).toBeVisible()
  await expect(payment.getByText('Check-out date must be after check-in date')).toBeHidden()
})
