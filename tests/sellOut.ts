import { onTestFinished } from 'vitest'
import { merch, type MerchItem } from '@/content/merch'

/** Marks these items as sold out until the test ends. */
export function sellOut(...titles: string[]) {
  for (const title of titles) changeItem(title, { isSoldOut: true })
}

/** The changes last until the test ends. */
export function changeItem(title: string, changes: Partial<MerchItem>) {
  const item = merch.find((candidate) => candidate.title === title)
  if (!item) throw new Error(`No item is called ${title}`)
  const before = { ...item }
  Object.assign(item, changes)
  onTestFinished(() => void Object.assign(item, before))
}
