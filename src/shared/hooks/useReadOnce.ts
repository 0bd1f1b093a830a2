import { useState } from 'react'
import { useIsHydrated } from './useIsHydrated'

/**
 * What only this browser knows (a draft, the clock, who is signed in), read once. `undefined` while a prerendered page
 * hydrates, because the document cannot know it.
 */
export function useReadOnce<T>(read: () => T): T | undefined {
  const isHydrated = useIsHydrated()
  const [found, setFound] = useState(() => (isHydrated ? { value: read() } : null))
  if (isHydrated && !found) setFound({ value: read() })
  return found?.value
}
