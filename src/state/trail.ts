import { fieldsOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/** Older entries of the history are forgotten. */
const MOST = 50

/** For each entry of the history, by its React Router key: the path of the screen one step back. */
const trail = createStored<Record<string, string>>({
  key: 'trail',
  fallback: {},
  area: 'tab',
  isSilent: true,
  read: (value) =>
    Object.fromEntries(Object.entries(fieldsOf(value)).map(([key, path]) => [key, textOf(path)])),
})

/** `undefined` if one step back may be no screen of this site. */
export function pathBelow(key: string): string | undefined {
  return trail.get()[key] || undefined
}

type Step = { key: string; pathname: string }

/** `isPushed` is false if the step has replaced `from`. */
export function recordStep({ key }: Step, from: Step, isPushed: boolean) {
  const path = isPushed ? from.pathname : pathBelow(from.key)
  if (path === undefined) return
  const last = Object.entries(trail.get()).slice(1 - MOST)
  trail.set(Object.fromEntries([...last, [key, path]]))
}
