import { Toaster } from '@/shared/ui/toast/Toaster'
import { FestProvider } from '@/state/FestProvider'
import { ErrorBoundary, PageFailed } from './ErrorBoundary'
import { AppRoutes } from './routes'
import { SiteRouter } from './transition/SiteRouter'
import { useFetchAhead } from './useFetchAhead'
import { useUnexpectedErrors, useUnsavedWarning } from './warnings'

export function App() {
  return (
    <ErrorBoundary fallback={<PageFailed />}>
      <SiteRouter>
        <Site />
      </SiteRouter>
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
