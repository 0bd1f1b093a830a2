import { classmates } from '../tests/mocks/people'
import { expect, people, test, ONCE } from './fixtures'

/** These users are in no team for Centrifuge yet. */
const mates = classmates.slice(3, 6)
const mate = mates.at(-1)
if (!mate) throw new Error('The mock server has no free classmate for a new team')

test('a student finds an event, registers alone, sees it and deregisters', async ({
  page,
  open,
}) => {
  await open('/events', 'student')
  await page.getByRole('searchbox').fill('shake')
  await page.getByRole('link', { name: /Shake A Leg/ }).click()
  const detail = page.getByRole('dialog', { name: 'Shake A Leg' })
  await detail.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText(people.student.sfId)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/dashboard?open=events')
  const dialog = page.getByRole('dialog', { name: 'Registered Events' })
  await expect(dialog.getByText('Shake A Leg')).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: 'Deregister from Shake A Leg' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Shake A Leg')
  await question.getByRole('button', { name: 'Deregister', exact: true }).click()
  await expect(dialog.getByText('Shake A Leg')).toHaveCount(0)
})

test('a student registers a team, removes a member, adds one, and deregisters the team', async ({
  page,
  open,
}) => {
  await open('/events/subevents/Dance', 'student')
  await page.getByText('Centrifuge').first().click()
  const form = page.getByRole('dialog', { name: 'Centrifuge' })
  await form.getByRole('button', { name: 'Register' }).click()
  await form.getByRole('button', { name: /more|plus|increase|one more/i }).click()
  for (const [index, { sfId, email }] of mates.entries()) {
    const row = form.getByRole('group', { name: `Member ${index + 2}` })
    await row.getByLabel('SF id').fill(sfId)
    await row.getByLabel('Mail').fill(email)
  }
  const last = form.getByRole('group', { name: 'Member 4' }).getByLabel('SF id')
  await last.fill(people.student.sfId)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(last).toHaveAccessibleDescription('This SF id is already in your team')
  await last.fill(mate.sfId.toLowerCase())
  await page.reload()
  await expect(last).toHaveValue(mate.sfId.toLowerCase())
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/dashboard?open=events')
  const dialog = page.getByRole('dialog', { name: 'Registered Events' })
  await expect(dialog.getByText('4 / 30')).toBeVisible()
  await dialog.getByRole('button', { name: `Remove ${mate.name}` }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove/ })
    .click()
  await expect(dialog.getByText('3 / 30')).toBeVisible()

  await dialog.getByLabel('SF-ID').fill(mate.sfId)
  await dialog.getByLabel('Email').fill(mate.email)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('4 / 30')).toBeVisible()

  await dialog.getByRole('button', { name: 'Deregister team from Centrifuge' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deregister team' }).click()
  await expect(dialog.getByText('Centrifuge')).toHaveCount(0)
})

test('a visitor is asked to sign in before registering', ONCE, async ({ page, open }) => {
  await open('/events/subevents/Dance?event=3')
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Please Sign in to Register')).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/signin')
})

test('Back closes what is open, one step at a time', ONCE, async ({ page, open }) => {
  await open('/events/subevents/Dance', 'student')
  await page.getByText('Nrityakala').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/events/subevents/Dance')
})

test(
  'a session that ends while a team is typed leads to sign-in, and the team is still there',
  ONCE,
  async ({ page, open }) => {
    await open('/events/subevents/Dance?event=5-register', 'student')
    const row = page.getByRole('group', { name: 'Member 2' })
    await row.getByLabel('SF id').fill(mate.sfId)
    await row.getByLabel('Mail').fill(mate.email)
    await page.evaluate((id) => window.festival.expire({ id }), people.student.id)
    await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL('/signin')
    await expect(page.getByText('Login Again to continue')).toBeVisible()
    await page.getByLabel('Email').fill(people.student.email)
    await page.getByLabel('Password', { exact: true }).fill('Unmask@65')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/events/subevents/Dance?event=5-register')
    await expect(row.getByLabel('SF id')).toHaveValue(mate.sfId)
  },
)
