import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { fieldsOf } from '@/shared/lib/unknown'
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

/**
 * The text of a search field, which is also in the URL as `?q=`, so that Back and a reload restore it.
 * The URL updates too late for typing, so the field has its own state; any other navigation overwrites it.
 */
export function useQueryParam() {
  const location = useLocation()
  const isStep = String(useNavigationType()) === 'POP'
  const [params, write] = useUrlParams()
  const inUrl = params.get('q') ?? ''
  const [query, setQuery] = useState(inUrl)
  const key = useIsHydrated() ? location.key : undefined
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    // Back and Forward also lead to entries that typing wrote, but nothing is typed then.
    const isTyped = !isStep && fieldsOf(location.state).typed === true
    // Text typed before hydration stays, unless the URL has a query.
    const isEarly = seen === undefined && inUrl === ''
    if (!isTyped && !isEarly) setQuery(inUrl)
  }

  function search(next: string) {
    setQuery(next)
    write({ q: next }, { state: { typed: true } })
  }

  return [query, search] as const
}
