import { useEffect, useRef, type RefObject } from 'react'

/** For answers that may come after the user has left the screen. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
