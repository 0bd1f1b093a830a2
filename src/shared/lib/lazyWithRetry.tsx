import { lazy, useState, type ComponentType } from 'react'
import { loadModule, reportMissing } from './loadModule'

type Module<Props> = { default: ComponentType<Props> }

/**
 * React's `lazy` with one retry. After a preload the component renders without a fallback, while `lazy` alone would first
 * wait for a promise. `open` wraps the request that a render starts.
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
      // After a failed preload, the render requests the file again.
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
    // State, because a change of the component would unmount it and lose the user's input.
    const [Component] = useState(() => loadedComponent ?? LazyComponent)
    return <Component {...props} />
  }
  return Object.assign(LazyWithRetry, { preload })
}
