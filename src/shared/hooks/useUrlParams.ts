import { useLocation, useSearchParams, type Location } from 'react-router-dom'
import { fieldsOf } from '@/shared/lib/parse'
import { useIsHydrated } from './useIsHydrated'

type Changes = Record<string, string | undefined>
type Options = { replace?: boolean; state?: HistoryState }

/** `openedHere` is true if a click on this page opened the modal, and false if a link opened it. */
type HistoryState = { openedHere?: boolean }

/** A prerendered page has no query string, so hydration must render without it. */
const NONE = new URLSearchParams()

/** Like `useSearchParams`, but the second function changes only some parameters. An empty value removes a parameter. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const isHydrated = useIsHydrated()

  function write(changes: Changes, options: Options = {}) {
    // A second change may come before the next render, so this reads the URL.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value?.trim()) next.set(name, value)
      else next.delete(name)
    }
    const { replace = true, state } = options
    // With `replace` the entry stays the same, so `openedHere` must not change.
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
