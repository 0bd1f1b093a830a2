import type { ReactNode } from 'react'

/**
 * For an SF ID, a code, a name or the user's own words inside a sentence: the browser must not translate them.
 * If an element contains nothing else, set `translate="no"` on it.
 */
export function Untranslated({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>
}
