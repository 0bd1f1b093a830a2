import { expect, type Locator, type Page } from '@playwright/test'
import type { ScenarioName } from '../tests/mocks/scenarios'
import { askToLeave, type Left } from './fixtures'

/** An address as somebody opens it, and what the browser has stored. */
export type Screen = [path: string, scenario: ScenarioName, left?: Left]

type Ways = {
  open: (path: string, scenario?: ScenarioName) => Promise<void>
  leave: (left: Left, path: string) => Promise<void>
}

export const CART = [
  { id: 2, count: 2, size: 'M' },
  { id: 4, count: 1, size: 'L' },
]

const OPENS_A_MODAL = /[?&](event|open|card|item|picture|pay)=/

export function nameOf([path, scenario, left]: Screen): string {
  return `${path} of ${scenario}${left ? ` with ${Object.keys(left).join(' and ')}` : ''}`
}

/** Opens it. Returns its modal, or a heading of its page. */
export async function show(page: Page, { open, leave }: Ways, [path, scenario, left]: Screen) {
  await open(path, scenario)
  if (left) await leave(left, path)
  if (path.includes('open=leave')) await askToLeave(page)
  const modal: Locator = page.getByRole('dialog').or(page.getByRole('alertdialog')).first()
  const opensModal = OPENS_A_MODAL.test(path)
  if (opensModal) await expect(modal).toBeVisible()
  // A loading screen has no controls yet. The frame of Google's map loads only when it is scrolled to.
  if (path !== '/accommodation-map')
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  // A stay card opens only on wide windows; on a phone it shows everything itself.
  return opensModal && !path.includes('card=') ? modal : page.getByRole('heading').first()
}
