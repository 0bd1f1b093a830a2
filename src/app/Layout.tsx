import { Suspense, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { ErrorBoundary } from './ErrorBoundary'
import styles from './Layout.module.css'
import { Hydrated } from './Hydrated'
import { Nav } from './nav/Nav'
import { usePageHead } from './head/usePageHead'

/**
 * The frame around every screen: skip link, navigation, painted edges, and an error page that keeps them all.
 * A `bare` screen fills the window and brings its own way back.
 */
export function Layout({ bare = false }: { bare?: boolean }) {
  const { pathname } = useLocation()
  useScrollToTop(pathname)
  usePageHead(pathname)
  return (
    <div className={bare ? undefined : `${styles.page} edges`}>
      {!bare && (
        <>
          <a className={styles.skip} href="#main" onClick={skipToContent}>
            Skip to content
          </a>
          <Nav />
        </>
      )}
      <main id="main" className={bare ? undefined : styles.main} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Skeleton />}>
            <Outlet />
            <Hydrated />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}

/** The focus jumps, the address stays: a jump in the history would be one more step on the way back. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** A new screen starts at its top; on the way back the browser knows better where people were. */
function useScrollToTop(pathname: string) {
  const isStepBack = String(useNavigationType()) === 'POP'
  const last = useRef(pathname)
  useLayoutEffect(() => {
    // A modal changes the address too, and must leave the page behind it where it is.
    if (!isStepBack && last.current !== pathname) window.scrollTo(0, 0)
    last.current = pathname
  }, [pathname, isStepBack])
}
