import { classmates } from '../tests/mocks/people'
import { expect, look, people, test } from './fixtures'

/** These users are in no team for Centrifuge yet. */
const mates = classmates.slice(3, 6)
const mate = mates.at(-1)
if (!mate) throw new Error('The mock server has no free classmate for a new team')

test(
  'a student finds an event, registers alone, sees it on the dashboard, and deregisters',
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

look(
  'a student types a team, reloads the page, registers the team, and removes a member',
  async ({ page, open }) => {
    await open('/events/subevents/Dance', 'student')
    await page.getByText('Centrifuge').first().click()
    const form = page.getByRole('dialog', { name: 'Centrifuge' })
    await form.getByRole('button', { name: 'Register' }).click()
    await form.getByRole('button', { name: /more|plus|increase|one more/i }).click()
    for (const [index, { sfId, email }] of mates.entries()) {
      const row = form.getByRole('group', { name: `Member ${index + 2}` })
      await row.getByLabel('SF ID').fill(sfId.toLowerCase())
      await row.getByLabel('Email').fill(email)
    }
    await page.reload()
    const last = form.getByRole('group', { name: 'Member 4' })
    await expect(last.getByLabel('SF ID')).toHaveValue(mate.sfId.toLowerCase())
    await form.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.goto('/dashboard?open=events')
    const list = page.getByRole('dialog', { name: 'Registered Events' })
    await expect(list.getByText('4 / 30')).toBeVisible()
    await list.getByRole('button', { name: `Remove ${mate.name}` }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: /Remove/ }).click()
    await expect(list.getByText('3 / 30')).toBeVisible()
  },
)
