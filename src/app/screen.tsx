import { lazy, useState, type ComponentType } from 'react'
import { PART_TIMEOUT_MS } from '@/shared/lib/partTimeout'

type Module<Props> = { default: ComponentType<Props> }

/** The files of all screens, each fetched by itself. */
const files = import.meta.glob<Module<object>>('@/features/*/*Screen.tsx')

/** The screen in `src/features/<file>.tsx`. */
export function screenOf(file: string) {
  const load = files[`/src/features/${file}.tsx`]
  if (!load) throw new Error(`src/app/screens.ts names a screen that is not there: ${file}`)
  return screen(load)
}

const SHOWN_AFTER_MS = 1_000

const fetchers = new Map<unknown, () => Promise<unknown>>()

/**
 * A screen in a file of its own, fetched when it is first shown. One that is here already is drawn at once; with
 * `lazy` alone React would show the placeholder first, and then keep it up for a third of a second.
 */
export function screen<Props extends object>(load: () => Promise<Module<Props>>) {
  let fetched: ComponentType<Props> | undefined
  async function fetch(): Promise<Module<Props>> {
    const module = await inTime(load())
    fetched = module.default
    return module
  }
  let Lazy: ComponentType<Props> = lazy(fetchOrFail)
  /** `lazy` never asks again. Whoever comes back after the failure has been shown gets a new one. */
  async function fetchOrFail() {
    try {
      return await fetch()
    } catch (error) {
      setTimeout(() => (Lazy = lazy(fetchOrFail)), SHOWN_AFTER_MS)
      throw error
    }
  }
  function Screen(props: Props) {
    const [Shown] = useState(() => fetched ?? Lazy)
    return <Shown {...props} />
  }
  fetchers.set(Screen, fetch)
  return Screen
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The screen did not come')), PART_TIMEOUT_MS)
    promise.then(resolve, reject)
  })
}

/** Fetches the file of a component that `screen` made. */
export function fetchScreen(component: unknown): Promise<unknown> {
  return fetchers.get(component)?.() ?? Promise.resolve()
}
