import type { Locator, Page } from '@playwright/test'
import { expect, putIntoCart, test } from './fixtures'

/* Firefox before 121 ignores every rule with `:has()`. What cannot be pressed without them must not depend on them. */

/** Removes these rules from the styles that are loaded by now. */
async function removeHasRules(page: Page) {
  const removed = await page.evaluate(() => {
    let count = 0
    function clean(list: CSSStyleSheet | CSSGroupingRule) {
      for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = list.cssRules[index]
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) {
          list.deleteRule(index)
          count += 1
        } else if (rule instanceof CSSGroupingRule) {
          clean(rule)
        }
      }
    }
    for (const sheet of document.styleSheets) clean(sheet)
    return count
  })
  expect(removed).toBeGreaterThan(0)
}

/** Whatever lies above gets the click: a `click` of Playwright would wait until nothing does. */
async function pressMiddleOf(label: Locator) {
  await label.scrollIntoViewIfNeeded()
  const box = await label.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  await label.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('without :has() each choice and each button of the shop can be pressed', async ({
  page,
  open,
}) => {
  await open('/merchandise', 'student')
  await page.getByRole('button', { name: 'Weaver of Spells', exact: true }).click()
  const item = page.getByRole('dialog')
  await expect(item).toBeVisible()
  await removeHasRules(page)
  await pressMiddleOf(item.locator('label', { hasText: /^M / }))
  await expect(item.getByRole('radio', { name: /^M/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await putIntoCart(page, 'Unmask The Mystery', 'L')

  await page.goto('/cart')
  await removeHasRules(page)
  await pressMiddleOf(page.locator('label', { hasText: 'Home delivery' }))
  await expect(page.getByLabel('Street')).toBeVisible()
  await pressMiddleOf(page.locator('label', { hasText: 'I accept the terms' }))
  await expect(page.getByRole('checkbox', { name: 'I accept the terms' })).toBeChecked()
  await page.getByRole('button', { name: /^Increase/ }).click()
  await expect(page.getByRole('listitem').getByText('2', { exact: true })).toBeVisible()
})

test('without :has() each day of the stay can be chosen, and each row of members removed', async ({
  page,
  open,
}) => {
  await open('/contingent?pay=individual', 'contingent-leader')
  const checkIn = page.getByRole('group', { name: /^Check-in date/ })
  await expect(checkIn).toBeVisible()
  await removeHasRules(page)
  await pressMiddleOf(checkIn.locator('label', { hasText: 'Fri 24' }))
  await expect(checkIn.getByRole('radio', { name: /24/ })).toBeChecked()

  await open('/contingent?open=add', 'contingent-leader')
  const modal = page.getByRole('dialog', { name: 'Add Members' })
  await modal.getByRole('button', { name: 'Add a row' }).click()
  await removeHasRules(page)
  await modal.getByLabel('SF ID').first().fill('SF00024')
  await modal.getByRole('button', { name: 'Remove member 2' }).click()
  await expect(modal.getByRole('group', { name: 'Member 2' })).toHaveCount(0)
  await expect(modal.getByLabel('SF ID')).toHaveValue('SF00024')
})
