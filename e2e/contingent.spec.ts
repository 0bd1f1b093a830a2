import { classmates } from '../tests/mocks/people'
import { expect, testWithSharedPage, overflowOf, people, test } from './fixtures'
import { scan } from './scan'

/** These users are in no contingent yet. */
const [four, five] = classmates.slice(3)
if (!four || !five) throw new Error('The mock server has no free classmates for a contingent')

test(
  'a student creates a contingent, fills it from a pasted list, and deletes it (Spec §6)',
  { tag: '@phone-only' },
  async ({ page, open }) => {
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
    await expect(modal.getByRole('group', { name: 'Member 2' }).getByLabel('SF ID')).toHaveValue(
      five.sfId,
    )
    await modal.getByRole('button', { name: 'Add Members' }).click()
    await expect(modal).toHaveCount(0)
    const list = page.getByRole('region', { name: 'Members' })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByText('Classmate Five')).toBeVisible()

    await page.getByRole('button', { name: 'Delete Contingent' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('all 3 members lose their place')
    await question.getByRole('button', { name: 'Delete Contingent' }).click()
    await expect(page.getByRole('tab', { name: 'Join a contigent' })).toBeVisible()
    await expect(page).toHaveURL('/contingent')
  },
)

testWithSharedPage(
  'both barcodes of a contingent can be scanned off a wide screen and a phone (Spec §2)',
  async ({ page, open }) => {
    // The modal opens without its animation.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/contingent?open=barcode', 'contingent-member')
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const id of [people.contingentMember.sfId, '301']) {
        const bars = page.getByRole('img', { name: `Barcode of ${id}` })
        await expect(bars).toBeVisible()
        await bars.scrollIntoViewIfNeeded()
        // Without the outline around it, which confuses the decoder.
        await expect.poll(() => scan(page, bars.locator('svg')), `${width} px`).toBe(id)
        const { ends, module, height: tall, inside } = await bars.evaluate(measureBars)
        for (const end of ends) expect(end).toBeGreaterThanOrEqual(10 * module - 0.1)
        expect(module).toBeGreaterThanOrEqual(1.5)
        expect(tall).toBeGreaterThanOrEqual(72)
        expect(inside).toBe(true)
        await expect(page.getByRole('dialog').getByText(id, { exact: true })).toBeVisible()
      }
    }
  },
)

/** In pixels: the quiet zones, the thinnest bar and the height; and whether all of it is inside the modal. */
function measureBars(picture: Element) {
  const ground = picture.getBoundingClientRect()
  const boxes = [...picture.querySelectorAll('g rect')].map((bar) => bar.getBoundingClientRect())
  const drawing = picture.querySelector('svg')?.getBoundingClientRect() ?? ground
  const dialog = picture.closest('[role="dialog"]')?.getBoundingClientRect()
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  return {
    ends: [left - drawing.left, drawing.right - right],
    module: Math.min(...boxes.map((box) => box.width)),
    height: Math.min(...boxes.map((box) => box.height)),
    inside:
      dialog !== undefined &&
      drawing.left >= Math.max(dialog.left, ground.left) &&
      drawing.right <= Math.min(dialog.right, ground.right),
  }
}

testWithSharedPage(
  'no word of a contingent’s name is broken on a phone that has space for it',
  async ({ page, open }) => {
    const names = ['Institute of Technology', 'GOVERNMENT ENGINEERING', 'Kharagpurians Unlimited']
    const endless = 'Pneumonoultramicroscopicsilicovolcanoconiosis'
    await open('/contingent', 'contingent-leader')
    for (const name of [...names, endless]) {
      await page.evaluate((next) => {
        window.festival.change(({ contingents: [first] }) => {
          if (first) first.contingent_name = next
        })
      }, name)
      await page.reload()
      const title = page.getByRole('heading', { level: 1, name })
      await expect(title).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      for (const [width, height] of [
        [390, 844],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height })
        const expected = name === endless ? [endless] : []
        await expect.poll(() => title.evaluate(brokenWords), { message: name }).toEqual(expected)
        await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
      }
    }
  },
)

/** The words that are on more than one line. Runs in the page. */
function brokenWords(title: Element): string[] {
  const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  return broken
}
