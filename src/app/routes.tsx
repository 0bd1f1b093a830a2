import { createElement, memo } from 'react'
import { createRoutesFromElements, Navigate, Route, useLocation, useRoutes } from 'react-router-dom'
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
  const { pathname } = useLocation()
  usePageViews()
  useSessionEnding({ isGuarded: screenAt(pathname)?.access === 'signed-in' })
  return <ShownRoutes />
}

const ShownRoutes = memo(function ShownRoutes() {
  return useRoutes(routes)
})
