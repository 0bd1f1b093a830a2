import { lazy, Suspense, useState, type ComponentType } from 'react'
import { loadPart } from '@/shared/lib/loadPart'

type Module = { default: ComponentType }

let loaded: ComponentType | undefined
let Late = lazy(wait)

/** A file of its own, because the home page has no footer. Loaded together with a screen that has one. */
export async function fetchFooter(): Promise<Module> {
  const module = await loadPart(() => import('./Footer'))
  loaded = module.default
  return module
}

/** If its file does not load, the page stays without a footer. It never rejects. */
async function wait(): Promise<Module> {
  try {
    return await fetchFooter()
  } catch {
    Late = lazy(wait) // for the next visit
    return new Promise(() => undefined)
  }
}

export function LazyFooter() {
  const [Shown] = useState(() => loaded ?? Late)
  return (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  )
}
