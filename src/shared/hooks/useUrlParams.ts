import { useSearchParams } from 'react-router-dom'
import { useIsHydrated } from './useIsHydrated'

type Changes = Record<string, string | undefined>
type Options = { replace?: boolean; state?: unknown }

/** A document knows only its path. What the query opens is rendered after hydration. */
const NONE = new URLSearchParams()

/** The query parameters of the URL, and a function that changes some of them. An empty value removes one. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams()
  const isHydrated = useIsHydrated()

  function write(changes: Changes, { replace = true, state }: Options = {}) {
    // From the URL, not from the last render: a second change may come before that.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value?.trim()) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace, state, preventScrollReset: true })
  }

  return [isHydrated ? params : NONE, write] as const
}
