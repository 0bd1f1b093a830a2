import { lazy, type ComponentType } from 'react'
import { reloadIfOutdated } from '@/platform/useUpdate'
import { loadModule } from '@/shared/lib/loadModule'
import { reportIfSlow } from './slowLoads'

type Module<Props> = { default: ComponentType<Props> }

/** React's `lazy` for a screen whose file is requested twice before it counts as missing, and can be loaded ahead. */
export function lazyWithRetry<Props extends object>(load: () => Promise<Module<Props>>) {
  let request: Promise<Module<Props>> | undefined

  function preload() {
    request ??= loadModule(load).catch((error: unknown) => {
      // The screen is requested again when it is opened.
      request = undefined
      throw error
    })
    return request
  }

  const Screen = lazy(() => reportIfSlow(reloadIfOutdated()?.then(preload) ?? preload()))
  return Object.assign(Screen, { preload })
}
