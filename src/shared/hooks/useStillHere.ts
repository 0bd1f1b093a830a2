import { useEffect, useRef } from 'react'
import { useHref, useLocation } from 'react-router-dom'

/**
 * For what comes late, and only concerns somebody who is still on this screen, such as a redirect. The returned function is
 * false once the component has gone, or another screen was opened: React Router keeps the old one until the next has loaded.
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
