import { useLocation, useSearchParams, type Location } from 'react-router-dom'
import { fieldsOf } from '@/shared/lib/parse'
import { useIsHydrated } from './useIsHydrated'

type Changes = Record<string, string | undefined>
type Options = { replace?: boolean; state?: HistoryState }

/** `openedHere`: a click opened the modal of this entry, not a link. */
type HistoryState = { openedHere?: boolean }

/** A prerendered page knows only its path. What the query opens is rendered after hydration. */
const NONE = new URLSearchParams()

/** The query parameters of the URL, and a function that changes some of them. An empty value removes one. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const isHydrated = useIsHydrated()

  function write(changes: Changes, options: Options = {}) {
    // From the URL, not from the last render: a second change may come before that.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value?.trim()) next.set(name, value)
      else next.delete(name)
    }
    const { replace = true, state } = options
    // The same entry of the history: closing its modal is still a step back, if it was one.
    const openedHere = replace && wasOpenedHere(location)
    setParams(next, {
      replace,
      state: { openedHere, ...state },
      preventScrollReset: true,
    })
  }

  return [isHydrated ? params : NONE, write] as const
}

export function wasOpenedHere(location: Location): boolean {
  return fieldsOf(location.state).openedHere === true
}
