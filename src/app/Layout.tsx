import { Suspense, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '@/festival/paths'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary'
import { ScreenFailed } from './failures'
import styles from './Layout.module.css'
import { Hydrated } from '@/platform/Hydrated'
import { Footer } from './Footer'
import { LoadingLine } from './LoadingLine'
import { Nav } from './nav/Nav'
import { useUpdate } from '@/platform/useUpdate'

/** A `bare` screen fills the window and has its own link back. */
export function Layout({ bare = false }: { bare?: boolean }) {
  const { pathname, key } = useLocation()
  useScrollToTop(pathname)
  useUpdate(pathname)
  return (
    <div className={bare ? undefined : styles.page}>
      {!bare && (
        <>
          <a className={styles.skip} href="#main" onClick={skipToContent}>
            Skip to content
          </a>
          <Nav />
        </>
      )}
      <LoadingLine key={key} />
      <main id="main" className={bare ? undefined : styles.main} tabIndex={-1}>
        {/* No key here: React must keep the last screen while the next one loads. */}
        <Suspense fallback={<Skeleton />}>
          <ErrorBoundary key={pathname} fallback={(error) => <ScreenFailed error={error} />}>
            <Outlet />
            <Hydrated />
          </ErrorBoundary>
        </Suspense>
      </main>
      {!bare && pathname !== paths.home && <Footer />}
    </div>
  )
}

/** Following the link would add an entry to the browser history. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** A new screen starts at the top. On Back and Forward the browser restores the scroll position. */
function useScrollToTop(pathname: string) {
  const isStepBack = useNavigationType() === NavigationType.Pop
  const last = useRef(pathname)
  useLayoutEffect(() => {
    // A modal also changes the address, but must not scroll the page behind it.
    if (!isStepBack && last.current !== pathname) window.scrollTo(0, 0)
    last.current = pathname
  }, [pathname, isStepBack])
}
