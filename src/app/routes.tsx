import { createElement, memo, use, useMemo } from 'react'
import {
  createRoutesFromElements,
  UNSAFE_LocationContext as LocationContext,
  Navigate,
  Route,
  useRoutes,
  type Location,
} from 'react-router-dom'
import { DOCUMENT_KEY, useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { paths } from '@/shared/paths'
import { SignedInOnly, SignedOutOnly, useSessionEnding } from './guards'
import { Layout } from './Layout'
import { screenAt, screens, type Screen } from './screens'
import { usePageViews } from './usePageViews'

const routes = createRoutesFromElements(
  <>
    <Route element={<Layout />}>
      {routesOf(({ access, isBare }) => access === 'all' && !isBare)}
      <Route element={<SignedOutOnly />}>{routesOf(({ access }) => access === 'signed-out')}</Route>
      <Route element={<SignedInOnly />}>{routesOf(({ access }) => access === 'signed-in')}</Route>
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Route>
    <Route element={<Layout bare />}>{routesOf(({ isBare }) => isBare)}</Route>
  </>,
)

function routesOf(belongs: (screen: Screen) => boolean) {
  return screens
    .filter(belongs)
    .map(({ path, component, props }) => (
      <Route key={path} path={path} element={createElement(component, props)} />
    ))
}

export function AppRoutes() {
  const now = use(LocationContext)
  const { location } = now
  const isHydrated = useIsHydrated()
  // `useRoutes` also accepts a location, but then reports every navigation as POP.
  const shown = useMemo(
    () => (isHydrated ? now : { ...now, location: asInDocument(now.location) }),
    [isHydrated, now],
  )
  usePageViews()
  useSessionEnding({ isGuarded: screenAt(location.pathname)?.access === 'signed-in' })
  return (
    <LocationContext value={shown}>
      <ShownRoutes />
    </LocationContext>
  )
}

const ShownRoutes = memo(function ShownRoutes() {
  return useRoutes(routes)
})

/** A document knows only its path. What the query opens is rendered after hydration. */
function asInDocument({ pathname }: Location): Location {
  return { pathname, search: '', hash: '', state: null, key: DOCUMENT_KEY }
}
