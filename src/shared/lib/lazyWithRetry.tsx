import { lazy, useState, type ComponentType } from 'react'
import { loadModule, reportMissing } from './loadModule'

type Module<Props> = { default: ComponentType<Props> }

/**
 * React's `lazy` for a component whose file is requested twice before it counts as missing. One that has been loaded already,
 * or ahead, renders at once: `lazy` alone would wait for its promise first. `open`: what else happens when it is needed.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<Module<Props>>,
  open: (preload: () => Promise<Module<Props>>) => Promise<Module<Props>> = (preload) => preload(),
) {
  let request: Promise<Module<Props>> | undefined
  let loadedComponent: ComponentType<Props> | undefined

  async function loadOnce() {
    const module = await loadModule(load)
    loadedComponent = module.default
    return module
  }

  function preload() {
    request ??= loadOnce().catch((error: unknown) => {
      // Loaded ahead: it is requested again when it is needed.
      request = undefined
      throw error
    })
    return request
  }

  const LazyComponent = lazy(() =>
    open(preload).catch((error: unknown) => {
      reportMissing()
      throw error
    }),
  )

  function LazyWithRetry(props: Props) {
    // Chosen once: another component in its place would lose what is typed.
    const [Component] = useState(() => loadedComponent ?? LazyComponent)
    return <Component {...props} />
  }
  return Object.assign(LazyWithRetry, { preload })
}
