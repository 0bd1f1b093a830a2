import { fieldsOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/** Steps of the history that are remembered. Nobody goes back further to a dashboard. */
const MOST = 50

/** By React Router's key of a step of the history: the path of our screen below it. */
const trail = createStored<Record<string, string>>({
  key: 'trail',
  fallback: {},
  area: 'tab',
  isSilent: true,
  read: (value) =>
    Object.fromEntries(Object.entries(fieldsOf(value)).map(([key, path]) => [key, textOf(path)])),
})

/** The path of our screen one step back. `undefined` if there may be none: the visit, or another document, began here. */
export function pathBelow(key: string): string | undefined {
  return trail.get()[key] || undefined
}

type Step = { key: string; pathname: string }

/** A step that was pushed on top of another, or has taken its place. */
export function recordStep({ key }: Step, from: Step, isPushed: boolean) {
  const path = isPushed ? from.pathname : pathBelow(from.key)
  if (path === undefined) return
  const last = Object.entries(trail.get()).slice(1 - MOST)
  trail.set(Object.fromEntries([...last, [key, path]]))
}
