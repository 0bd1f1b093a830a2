import { lazy, useState, type ComponentType } from 'react'
import { withTimeout } from '@/shared/lib/network'
import { reloadOnce } from '@/shared/start/reload'
import { hasUnsaved } from '@/shared/storage/createStored'

type Module<Props> = { default: ComponentType<Props> }

const files = import.meta.glob<Module<object>>('@/features/*/*Screen.tsx')

export function screenFromFile(file: string) {
  const load = files[`/src/features/${file}.tsx`]
  if (!load) throw new Error(`src/app/screens.ts names a screen that is not there: ${file}`)
  return lazyScreen(load)
}

const SHOWN_AFTER_MS = 1_000

/** Of the screens that are not loaded yet, by their component. */
export const unloadedScreens = new Map<unknown, () => Promise<unknown>>()

/** A loaded screen renders at once; `lazy` alone would show the placeholder for a third of a second. */
export function lazyScreen<Props extends object>(load: () => Promise<Module<Props>>) {
  let fetched: ComponentType<Props> | undefined
  async function fetch(): Promise<Module<Props>> {
    const module = await withTimeout(load())
    fetched = module.default
    unloadedScreens.delete(Screen)
    return module
  }
  let Lazy: ComponentType<Props> = lazy(fetchOrFail)
  /** `lazy` never retries. After the failure was shown, the next visit gets a new one. */
  async function fetchOrFail() {
    const { pathname } = window.location
    try {
      return await fetch()
    } catch (error) {
      // A new deploy may have replaced the file. A page that the user has gone to meanwhile is not reloaded.
      if (window.location.pathname === pathname && !hasUnsaved()) await reloadOnce()
      setTimeout(() => (Lazy = lazy(fetchOrFail)), SHOWN_AFTER_MS)
      throw error
    }
  }
  function Screen(props: Props) {
    const [Shown] = useState(() => fetched ?? Lazy)
    return <Shown {...props} />
  }
  unloadedScreens.set(Screen, fetch)
  return Screen
}

/** Loads the chunk of a component that `screenFromFile` made. */
export function fetchScreen(component: unknown): Promise<unknown> {
  return unloadedScreens.get(component)?.() ?? Promise.resolve()
}
