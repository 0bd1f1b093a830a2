import { lazy, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { loadModule } from '@/shared/lib/loadModule'
import { reloadOnce } from '@/shared/lib/reload'
import { hasUnsaved } from '@/shared/storage/unsaved'

type Module<Props> = { default: ComponentType<Props> }

const files = import.meta.glob<Module<object>>('@/features/*/*Screen.tsx')

export function screenFromFile(file: string) {
  const load = files[`/src/features/${file}.tsx`]
  if (!load) throw new Error(`src/app/screens.ts names a screen that is not there: ${file}`)
  return lazyScreen(load)
}

const SHOWN_AFTER_MS = 1_000

/** A fetched screen renders at once; `lazy` alone would show the placeholder for a third of a second. */
export function lazyScreen<Props extends object>(load: () => Promise<Module<Props>>) {
  let fetched: ComponentType<Props> | undefined
  /** As rendered: by the time a slow phone asks for the file, the address may be that of the next screen. */
  let openedAt = ''
  async function fetch(): Promise<Module<Props>> {
    const module = await loadModule(load)
    fetched = module.default
    return module
  }
  let Lazy: ComponentType<Props> = lazy(fetchOrReload)
  /** `lazy` never retries. After the failure was shown, the next visit gets a new one. */
  async function fetchOrReload() {
    const path = openedAt
    try {
      return await fetch()
    } catch (error) {
      // A new deploy may have replaced the file. A page that the user has gone to meanwhile is not reloaded.
      if (window.location.pathname === path && !hasUnsaved()) await reloadOnce()
      setTimeout(() => (Lazy = lazy(fetchOrReload)), SHOWN_AFTER_MS)
      throw error
    }
  }
  function Screen(props: Props) {
    const { pathname } = useLocation()
    const [Shown] = useState(() => {
      openedAt = pathname
      return fetched ?? Lazy
    })
    return <Shown {...props} />
  }
  return Object.assign(Screen, { fetch: () => (fetched ? Promise.resolve() : fetch()) })
}
