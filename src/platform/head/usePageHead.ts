import { useEffect } from 'react'
import { absolute } from './absolute'

/** The document has the head of the first page. The code that changes it is loaded on navigation. */
export function usePageHead(pathname: string) {
  useEffect(() => {
    const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
    if (canonical === absolute(pathname)) return
    let isHere = true
    import('./pageHead').then(
      ({ updateHead }) => {
        if (isHere) updateHead(pathname)
      },
      // Offline nothing reads the head.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [pathname])
}
