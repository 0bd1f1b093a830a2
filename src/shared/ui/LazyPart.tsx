import { Suspense, type ReactNode } from 'react'
import { useIsHydrated } from '../hooks/useIsHydrated'
import { ModuleLoadError } from '../lib/loadModule'
import { ErrorBoundary } from './ErrorBoundary'

type Props = {
  /** While it loads, and in a prerendered page. */
  placeholder: ReactNode
  /** If it does not load: only a reload helps, because most browsers never request a failed script again. */
  failed: ReactNode
  /** A component of `lazyWithRetry`. */
  children: ReactNode
}

/** A part of a screen whose script is loaded when it is needed. */
export function LazyPart({ placeholder, failed, children }: Props) {
  const isHydrated = useIsHydrated()

  function fallback(error: unknown) {
    if (!(error instanceof ModuleLoadError)) throw error
    return failed
  }

  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={placeholder}>{isHydrated ? children : placeholder}</Suspense>
    </ErrorBoundary>
  )
}
