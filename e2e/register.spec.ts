import { expect, people, test } from './fixtures'

test(
  'a student finds an event, registers alone, sees it on the dashboard, and deregisters (Spec §6)',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await open('/events', 'student')
    await page.getByRole('searchbox').fill('shake')
    await page.getByRole('link', { name: /Shake A Leg/ }).click()
    const event = page.getByRole('dialog', { name: 'Shake A Leg' })
    await event.getByRole('button', { name: 'Register' }).click()
    await expect(event.getByText(people.student.sfId)).toBeVisible()
    await event.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.goto('/dashboard?open=events')
    const list = page.getByRole('dialog', { name: 'Registered Events' })
    await list.getByRole('button', { name: 'Deregister from Shake A Leg' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Shake A Leg')
    await question.getByRole('button', { name: 'Deregister', exact: true }).click()
    await expect(list.getByText('Shake A Leg')).toHaveCount(0)
  },
)
