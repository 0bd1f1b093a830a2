import type { ReactNode } from 'react'

/**
 * Inside a sentence: what somebody may carry to a desk, such as an SF ID, a code or a name, and their own words. It stays as
 * it is when the browser translates the page. An element that holds nothing else has `translate="no"` itself.
 */
export function Untranslated({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>
}
