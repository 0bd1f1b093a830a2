import { lazy, useState, type ComponentType } from 'react'
import { reloadIfOutdated } from '@/platform/useUpdate'
import { loadModule } from '@/shared/lib/loadModule'
import { reportIfSlow } from './slowLoads'

type Module<Props> = { default: ComponentType<Props> }

/**
 * React's `lazy` for a screen whose file is requested twice before it counts as missing. A screen that has been loaded
 * already, or ahead, renders at once: `lazy` alone would wait for its promise first.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<Module<Props>>) {
  let request: Promise<Module<Props>> | undefined
  let loaded: ComponentType<Props> | undefined

  async function loadScreen() {
    const module = await loadModule(load)
    loaded = module.default
    return module
  }

  function preload() {
    request ??= loadScreen().catch((error: unknown) => {
      // The screen is requested again when it is opened.
      request = undefined
      throw error
    })
    return request
  }

  const LazyScreen = lazy(() => reportIfSlow(reloadIfOutdated()?.then(preload) ?? preload()))

  function Screen(props: Props) {
    // Chosen once: another component in its place would lose what is typed.
    const [Component] = useState(() => loaded ?? LazyScreen)
    return <Component {...props} />
  }
  return Object.assign(Screen, { preload })
}
