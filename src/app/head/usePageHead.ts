import { useEffect } from 'react'
import { absolute } from './absolute'

/** A document brings its own head; what rewrites it is fetched once people move on to another page. */
export function usePageHead(pathname: string) {
  useEffect(() => {
    const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
    if (canonical === absolute(pathname)) return
    let isHere = true
    import('./pageHead').then(
      ({ tellPage }) => {
        if (isHere) tellPage(pathname)
      },
      // Without a network nobody reads the head either.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [pathname])
}
