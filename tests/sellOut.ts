import { onTestFinished } from 'vitest'
import { merch } from '@/content/merch'

/** Marks these items as sold out until the test ends. */
export function sellOut(...titles: string[]) {
  for (const item of merch.filter(({ title }) => titles.includes(title))) {
    Object.assign(item, { isSoldOut: true })
    onTestFinished(() => void Object.assign(item, { isSoldOut: false }))
  }
}
