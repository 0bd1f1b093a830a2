import { classmates } from '../tests/mocks/people'
import { expect, people, testWithSharedPage as test } from './fixtures'
import { boxOf, isUncovered } from './measure'

const partner = classmates[3]
if (!partner) throw new Error('The mock server has no free classmate for a team')

test(
  'a student on a small phone finds an event, registers alone and as a team, and deregisters (Spec §6)',
  { tag: '@phone-only' },
  async ({ page, open, expectAccessible }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open('/events', 'student')
    await page.getByRole('searchbox').fill('shake')
    const { width, height } = await boxOf(page.getByRole('button', { name: 'Clear' }))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await page.getByRole('link', { name: /Shake A Leg/ }).click()
    const solo = page.getByRole('dialog', { name: 'Shake A Leg' })
    await solo.getByRole('button', { name: 'Register' }).click()
    await expect(solo.getByText(people.student.sfId)).toBeVisible()
    await solo.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: 'Register for Two For A Tango' }).click()
    const team = page.getByRole('dialog', { name: 'Two For A Tango' })
    const register = team.getByRole('button', { name: 'Register' })
    await register.click()
    await expect(team.getByLabel('SF ID')).toBeFocused()
    // The error below the first invalid field is not behind the footer of the modal.
    await expect.poll(() => isUncovered(team.getByText('Required').first())).toBe(true)
    await expectAccessible()
    await team.getByLabel('SF ID').fill(partner.sfId)
    await team.getByLabel('Email').fill(partner.email)
    await register.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.goto('/dashboard?open=events')
    const list = page.getByRole('dialog', { name: 'Registered Events' })
    await expect(list.getByText(partner.sfId)).toBeVisible()
    await list.getByRole('button', { name: 'Deregister from Shake A Leg' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Shake A Leg')
    await question.getByRole('button', { name: 'Deregister', exact: true }).click()
    await expect(list.getByText('Shake A Leg')).toHaveCount(0)
  },
)
