import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures'

/** The user is in another time zone, but the schedule is in Indian time. */
test.use({ timezoneId: 'America/Los_Angeles' })

test(
  'on a day of the festival a student sees what is on now, and saves a plan to a calendar (Spec §2)',
  { tag: '@phone-only' },
  async ({ page, open, expectAccessible }) => {
    await page.clock.setFixedTime(new Date('2025-01-25T11:45:00+05:30'))
    await open('/schedule', 'student')
    await expect(page.getByRole('tab', { name: 'Day 2' })).toHaveAttribute('aria-selected', 'true')
    const centrifuge = page.getByRole('listitem').filter({ hasText: 'Centrifuge' })
    await expect(centrifuge).toHaveAttribute('aria-current', 'time')
    await expect(centrifuge.getByText('11:30')).toBeVisible()

    await page.getByRole('button', { name: 'A Mighty Pen, 08:00: in my plan' }).click()
    await expect(page.getByText('Clashes with Nrityakala (08:00)')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: /^My plan/ }).click()
    await page.reload()
    const titles = page.getByRole('tabpanel').getByRole('heading', { level: 3 })
    await expect(titles).toHaveText(['Nrityakala', 'A Mighty Pen'])

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add these 2 to calendar' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Spring Fest Day 2.ics')
    const text = await readFile(await file.path(), 'utf8')
    const start = 'DTSTART:20250125T023000Z'
    expect(text.match(/^DTSTART:.*$/gm)).toEqual([start, start])
  },
)
