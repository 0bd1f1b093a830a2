import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { FestProvider } from '@/state/FestProvider'
import { ErrorBoundary, PageFailed } from './ErrorBoundary'
import { AppRoutes } from './routes'
import { useFetchAhead } from '@/platform/useFetchAhead'
import { useUnexpectedErrors, useUnsavedWarning } from './warnings'

export function App() {
  // index.html says that the page has not started, unless this comes in time.
  useEffect(() => document.getElementById('not-started')?.remove(), [])
  return (
    <ErrorBoundary fallback={<PageFailed />}>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </ErrorBoundary>
  )
}

/** Everything except the router, which is different in a prerendered document. */
export function Site() {
  useFetchAhead()
  useUnexpectedErrors()
  useUnsavedWarning()
  return (
    <FestProvider>
      <AppRoutes />
      <Toaster />
    </FestProvider>
  )
}
