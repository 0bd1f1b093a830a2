import { classmates } from '../tests/mocks/people'
import { expectSameWhenDarkened } from './darkened'
import { expect, people, testWithSharedPage as test } from './fixtures'
import { boxOf } from './measure'
import { scan } from './scan'

/** These users are in no contingent yet. */
const [four, five] = classmates.slice(3)
if (!four || !five) throw new Error('The mock server has no free classmates for a contingent')

test(
  'a student creates a contingent, fills it from a pasted list, and deletes it (Spec §6)',
  { tag: '@phone-only' },
  async ({ page, open, expectAccessible }) => {
    await open('/contingent', 'student')
    await page.getByRole('tab', { name: 'Create a Contingent' }).click()
    await page.getByLabel('Contingent name').fill('New Troupe')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New Troupe' })).toBeVisible()

    await page.getByRole('button', { name: 'Add Members' }).click()
    const modal = page.getByRole('dialog', { name: 'Add Members' })
    await modal.getByRole('button', { name: 'Paste a list' }).click()
    await modal
      .getByLabel('List of members')
      .fill(`${four.sfId}\t${four.email}\nClassmate Five <${five.email}>, ${five.sfId}`)
    await page.reload()
    await modal.getByRole('button', { name: 'Fill the rows' }).click()
    const second = modal.getByRole('group', { name: 'Member 2' })
    await expect(second.getByLabel('SF ID')).toHaveValue(five.sfId)
    await modal.getByRole('button', { name: 'Add Members' }).click()
    await expect(modal).toHaveCount(0)
    const list = page.getByRole('region', { name: 'Members' })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByText('Classmate Five')).toBeVisible()
    await expectAccessible()

    await page.getByRole('button', { name: 'Delete Contingent' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('all 3 members lose their place')
    await question.getByRole('button', { name: 'Delete Contingent' }).click()
    await expect(page.getByRole('tab', { name: 'Join a contigent' })).toBeVisible()
    await expect(page).toHaveURL('/contingent')
  },
)

test(
  'a double press on Remove takes one person, with Undo there to press',
  { tag: '@phone' },
  async ({ page, open, hasTouch }) => {
    await open('/contingent?open=add', 'contingent-leader')
    const modal = page.getByRole('dialog', { name: 'Add Members' })
    await modal.getByRole('button', { name: 'Paste a list' }).click()
    const list = [four, five].map(({ sfId, email }) => `${sfId} ${email}`).join('\n')
    await modal.getByLabel('List of members').fill(list)
    await modal.getByRole('button', { name: 'Fill the rows' }).click()
    const remove = modal.getByRole('button', { name: 'Remove member 1' })
    await remove.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(remove)
    const middle = [x + width / 2, y + height / 2] as const
    if (hasTouch) {
      await page.touchscreen.tap(...middle)
      await page.touchscreen.tap(...middle)
    } else await page.mouse.dblclick(...middle)
    const rows = modal.getByRole('group', { name: /^Member/ })
    await expect(rows).toHaveCount(1)
    await expect(rows.getByLabel('SF ID')).toHaveValue(five.sfId)
    await modal.getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(2)
  },
)

test('both barcodes of a contingent can be scanned off a wide screen and a phone, and stay as they are if a browser darkens or inverts pages (Spec §2)', async ({
  page,
  open,
}) => {
  // Without motion the modal opens at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/contingent?open=barcode', 'contingent-member')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 })
    for (const id of [people.contingentMember.sfId, '301']) {
      const bars = page.getByRole('img', { name: `Barcode of ${id}` })
      await bars.scrollIntoViewIfNeeded()
      await expect.poll(() => scan(page, bars), `${width} px`).toBe(id)
      await expect(page.getByRole('dialog').getByText(id, { exact: true })).toBeVisible()
    }
  }
  // A browser that darkens pages prefers dark.
  await page.emulateMedia({ colorScheme: 'dark' })
  const bars = page.getByRole('img', { name: 'Barcode of 301' })
  await expectSameWhenDarkened(page, bars)
  // Smart Invert of a phone inverts everything except pictures.
  await page.evaluate(() => {
    const inverted = new CSSStyleSheet()
    inverted.replaceSync('html, img, picture, video { filter: invert(1) }')
    document.adoptedStyleSheets = [inverted]
  })
  expect(await scan(page, bars)).toBe('301')
})
