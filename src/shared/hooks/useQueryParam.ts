import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { fieldsOf } from '@/shared/lib/unknown'
import { useIsHydrated } from './useIsHydrated'
import { useUrlParams } from './useUrlParams'

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
    // Back and Forward come to an entry that typing may have written, but they do not type.
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
