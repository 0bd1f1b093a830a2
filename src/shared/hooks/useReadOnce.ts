import { useState } from 'react'
import { useIsHydrated } from './useIsHydrated'

/** Reads browser data (a draft, the clock, the session) once. `undefined` during hydration, to match the document. */
export function useReadOnce<T>(read: () => T): T | undefined {
  const isHydrated = useIsHydrated()
  const [found, setFound] = useState(() => (isHydrated ? { value: read() } : null))
  if (isHydrated && !found) setFound({ value: read() })
  return found?.value
}
