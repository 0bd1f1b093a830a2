import { memo, useEffect, type ReactNode } from 'react'
import { BrowserRouter, useLocation, useRoutes, type RouteObject } from 'react-router-dom'
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
  // index.html shows this notice when the scripts take too long.
  useEffect(() => document.getElementById('not-started')?.remove(), [])
  return (
    <ErrorBoundary fallback={() => <PageFailed />}>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </ErrorBoundary>
  )
}

/** Without a router, because prerendering uses another router. */
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

/** Spec §3: the shared state. `SessionProvider` is outermost because the other providers use the session. */
export function FestProvider({ children }: { children: ReactNode }) {
  return (
    <SessionProvider>
      <QueriesProvider>
        <CartProvider>{children}</CartProvider>
      </QueriesProvider>
    </SessionProvider>
  )
}

const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      ...routesOf(({ access, isBare }) => access === 'all' && !isBare),
      { element: <SignedOutOnly />, children: routesOf(({ access }) => access === 'signed-out') },
      { element: <SignedInOnly />, children: routesOf(({ access }) => access === 'signed-in') },
      { path: '*', element: <UnknownAddress /> },
    ],
  },
  { element: <Layout bare />, children: routesOf(({ isBare }) => isBare) },
]

function routesOf(belongs: (screen: Screen) => boolean): RouteObject[] {
  return screens.filter(belongs).map(({ path, element }) => ({
    path,
    element: (
      <>
        {element}
        <PageView />
      </>
    ),
  }))
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
