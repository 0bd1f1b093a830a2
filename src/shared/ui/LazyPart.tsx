import { Suspense, type ReactNode } from 'react'
import { useIsHydrated } from '../hooks/useIsHydrated'
import { ModuleLoadError } from '../lib/loadModule'
import { ErrorBoundary } from './ErrorBoundary'

type Props = {
  /** Also shows in a prerendered page. */
  placeholder: ReactNode
  /** Shows if the script did not load. It should offer a reload: most browsers never request a failed script again. */
  failed: ReactNode
  /** A component of `lazyWithRetry`. */
  children: ReactNode
}

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
