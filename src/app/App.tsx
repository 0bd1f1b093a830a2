import { memo, useEffect, type ReactNode } from 'react'
import {
  BrowserRouter,
  createRoutesFromElements,
  Route,
  useLocation,
  useRoutes,
} from 'react-router-dom'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary'
import { PageFailed } from './failures'
import { QueriesProvider } from '@/queries/QueriesProvider'
import { CartProvider } from '@/state/cart/cart'
import { SessionProvider } from '@/state/session'
import { SignedInOnly, SignedOutOnly, UnknownAddress, useSessionEnding } from './guards'
import { Layout } from './Layout'
import { PageView } from './PageView'
import { screenAt, screens, type Screen } from './screens'
import { usePreloadOnHover } from './usePreloadOnHover'
import { useTrail } from './useTrail'
import { useUnexpectedErrors } from './unexpectedErrors'
import { useUnsavedWarning } from './useUnsavedWarning'

export function App() {
  // index.html says that the page has not started, unless this comes in time.
  useEffect(() => document.getElementById('not-started')?.remove(), [])
  return (
    <ErrorBoundary fallback={() => <PageFailed />}>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </ErrorBoundary>
  )
}

/** Everything except the router, which is different in a prerendered document. */
export function Site() {
  usePreloadOnHover()
  useUnexpectedErrors()
  useUnsavedWarning()
  return (
    <FestProvider>
      <AppRoutes />
      <Toaster />
    </FestProvider>
  )
}

/** Spec §3: the shared state. The session is outermost, because the others use it. */
export function FestProvider({ children }: { children: ReactNode }) {
  return (
    <SessionProvider>
      <QueriesProvider>
        <CartProvider>{children}</CartProvider>
      </QueriesProvider>
    </SessionProvider>
  )
}

const routes = createRoutesFromElements(
  <>
    <Route element={<Layout />}>
      {routesOf(({ access, isBare }) => access === 'all' && !isBare)}
      <Route element={<SignedOutOnly />}>{routesOf(({ access }) => access === 'signed-out')}</Route>
      <Route element={<SignedInOnly />}>{routesOf(({ access }) => access === 'signed-in')}</Route>
      <Route path="*" element={<UnknownAddress />} />
    </Route>
    <Route element={<Layout bare />}>{routesOf(({ isBare }) => isBare)}</Route>
  </>,
)

function routesOf(belongs: (screen: Screen) => boolean) {
  return screens.filter(belongs).map(({ path, element }) => (
    <Route
      key={path}
      path={path}
      element={
        <>
          {element}
          <PageView />
        </>
      }
    />
  ))
}

function AppRoutes() {
  const { pathname } = useLocation()
  useTrail()
  useSessionEnding({ isGuarded: screenAt(pathname)?.access === 'signed-in' })
  return <ShownRoutes />
}

const ShownRoutes = memo(function ShownRoutes() {
  return useRoutes(routes)
})
