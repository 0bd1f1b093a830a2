import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useIsHydrated } from './useIsHydrated'
import { keepsSearchText, useUrlParams } from './useUrlParams'

/** The address is written once typing rests: Safari throws at the 100th write within 30 s. */
const WRITE_AFTER_MS = 300

/** What may lead away from the current history entry, which must have the text by then, or Back would lose it. */
const LEAVING_EVENTS = ['click', 'submit', 'pagehide']

/**
 * The text of a search field, which is also in the address as `?q=`, so that Back and a reload restore it.
 * Spread `inputProps` into the input. `clear` empties field and address at once.
 */
export function useSearchField() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const isHydrated = useIsHydrated()
  const [params, write] = useUrlParams()
  const inUrl = params.get('q') ?? ''
  const [query, setQuery] = useState(inUrl)

  const entry = isHydrated ? location.key : undefined
  const [shownEntry, setShownEntry] = useState(entry)
  if (entry !== shownEntry) {
    setShownEntry(entry)
    // Back also leads to entries that were written while typing, but then nothing is typed.
    const isAhead = keepsSearchText(location) && navigationType !== NavigationType.Pop
    // Text typed before hydration stays, unless the address has one.
    const isTypedEarly = shownEntry === undefined && inUrl === ''
    if (!isAhead && !isTypedEarly) setQuery(inUrl)
  }

  function writeQuery() {
    const { pathname, search } = window.location
    // After Back the browser is at another entry, which is rendered a little later.
    const hasLeft = pathname !== location.pathname || search !== location.search
    if (!hasLeft) write({ q: query }, { state: { keepsSearchText: true } })
  }
  const writeLatest = useEffectEvent(writeQuery)
  const isWritten = query.trim() ? query === inUrl : inUrl === ''
  useEffect(() => {
    if (!isHydrated || isWritten) return
    const timer = setTimeout(() => writeLatest(), WRITE_AFTER_MS)
    const writeNow = () => writeLatest()
    for (const name of LEAVING_EVENTS) window.addEventListener(name, writeNow, { capture: true })
    return () => {
      clearTimeout(timer)
      for (const name of LEAVING_EVENTS)
        window.removeEventListener(name, writeNow, { capture: true })
    }
  }, [isHydrated, isWritten, query, entry])

  function clear() {
    setQuery('')
    write({ q: undefined })
  }

  const inputProps = {
    value: query,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setQuery(event.target.value),
    onBlur: () => {
      if (!isWritten) writeQuery()
    },
  }
  return { query, clear, inputProps }
}
