import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures'

/** The user is in another time zone; the schedule is in Indian time. */
test.use({ timezoneId: 'America/Los_Angeles' })

test('on a day of the festival that day is open, and what runs is marked', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2025-01-25T11:45:00+05:30'))
  await open('/schedule')
  await expect(page.getByRole('tab', { name: 'Day 2' })).toHaveAttribute('aria-selected', 'true')
  const centrifuge = page.getByRole('listitem').filter({ hasText: 'Centrifuge' })
  await expect(centrifuge).toHaveAttribute('aria-current', 'time')
  await expect(centrifuge.getByText('11:30')).toBeVisible()
})

test('a plan is made, survives a reload, and goes into a calendar', async ({ page, open }) => {
  await open('/schedule?day=2', 'student')
  await page.getByRole('button', { name: 'A Mighty Pen, 08:00: in my plan' }).click()
  await expect(page.getByText('Clashes with Nrityakala (08:00)')).toBeVisible()
  await page.getByRole('button', { name: /^My plan/ }).click()
  const titles = page.getByRole('tabpanel').getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(['Nrityakala', 'A Mighty Pen'])
  await page.goto('/schedule?day=2&plan=1')
  await expect(titles).toHaveText(['Nrityakala', 'A Mighty Pen'])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add these 2 to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Spring Fest Day 2.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.match(/^DTSTART:.*$/gm)).toEqual([
    'DTSTART:20250125T023000Z',
    'DTSTART:20250125T023000Z',
  ])
})

test('days, filters and Back by keyboard alone', async ({ page, open }) => {
  await open('/schedule?day=0')
  await page.getByRole('tab', { name: 'Day 0' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Day 3')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('sf idol')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['SF Idol Finals'])
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Day 0' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5)
})

test('every entry leads to a map', async ({ page, open }) => {
  await open('/schedule?day=1')
  const links = page.getByRole('link', { name: /^Open in Map/ })
  await expect(links).toHaveCount(24)
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=22\.3/)
})
