import type { Page } from '@playwright/test'
import { schedule } from '../tests/editions/frozen/schedule'
import { expect, isReady, people, test } from './fixtures'

/* The clock of the mock site, and what the site does with the real one. */

const DAY_MS = 86_400_000

const movedTo = (page: Page) => page.evaluate(() => new Date().toISOString().slice(0, 15))

test('a tester moves the clock of the tab, which goes on after a reload, and returns to the real one', async ({
  page,
}) => {
  await page.goto('/schedule?scenario=student&now=2025-01-24T19:30')
  await expect(page.getByText('On now: Anubhav Night')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Day 1' })).toHaveAttribute('aria-selected', 'true')
  expect(new URL(page.url()).search).toBe('')
  const started = await page.evaluate(() => Date.now())
  await expect.poll(() => page.evaluate(() => Date.now())).toBeGreaterThan(started + 1_000)
  await page.reload()
  await expect(page.getByText('On now: Anubhav Night')).toBeVisible()
  await expect.poll(() => movedTo(page)).toBe('2025-01-24T14:0')

  const panel = page.getByRole('complementary', { name: 'QA panel' })
  await panel.getByRole('button', { expanded: false }).click()
  await panel.getByLabel('Date and time').fill('2025-01-26T00:40')
  await panel.getByRole('button', { name: 'Set the clock' }).click()
  await expect(page.getByRole('main')).toContainText(/On now:[^.]*Flute Boxer/)
  await panel.getByRole('button', { expanded: false }).click()
  await panel.getByRole('link', { name: 'now: the real date and time' }).click()
  // The evaluation fails while the page is being replaced.
  const realNow = () => page.evaluate(() => Date.now()).catch(() => 0)
  await expect.poll(realNow).toBeGreaterThan(Date.now() - 60_000)
  await isReady(page)
  await expect(page.getByText('On now')).toHaveCount(0)
})

test('under the real clock the schedule opens today, an OTP counts down, and the pass outlives the session @phone-only', async ({
  page,
  open,
}) => {
  await open('/schedule')
  const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
  // After midnight the previous evening may still go on.
  const isNear = ({ date }: { date: string }) =>
    [0, DAY_MS].some((ago) => date === indian.format(Date.now() - ago))
  const running = schedule.filter(isNear)
  const expected = running.length > 0 ? running : schedule.slice(0, 1)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(
    new RegExp(`^(${expected.map(({ name }) => name).join('|')})`),
  )

  await open('/forgot-password')
  await page.getByLabel('Email').fill(people.student.email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText(/4:5[0-8]/).first()).toBeVisible()

  await open('/dashboard', 'student')
  await page.evaluate((student) => window.festival.expire(student), people.student)
  // The next visit notices it.
  await page.reload()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('img', { name: `Barcode of ${people.student.sfId}` })).toBeVisible()
})
