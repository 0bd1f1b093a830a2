import { useEffect, useRef } from 'react'
import { useHref, useLocation } from 'react-router-dom'

/**
 * For a late response that matters only on this screen, such as one that redirects. Returns a function, which returns false
 * after an unmount or when another screen opens. React Router keeps the old screen mounted until the next one has loaded.
 */
export function useStillHere(): () => boolean {
  const ownPath = useHref(useLocation().pathname)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current && window.location.pathname === ownPath
}
