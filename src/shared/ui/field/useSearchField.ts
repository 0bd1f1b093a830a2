import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useStillHere } from '@/shared/hooks/useStillHere'
import { useUrlParams } from '@/shared/hooks/useUrlParams'

/** The address is written once typing rests: Safari throws at the 100th write within 30 s. */
const WRITE_AFTER_MS = 300

/**
 * The text of a search field, which the address gets as `?q=` once typing rests, for a reload and for sharing. Spread
 * `inputProps` into the input. `clear` empties field and address at once.
 */
export function useSearchField() {
  const [params, write] = useUrlParams()
  const inUrl = params.get('q') ?? ''
  const [query, setQuery] = useState(inUrl)
  const [lastInUrl, setLastInUrl] = useState(inUrl)
  // Back or a link has changed the address. What this field writes replaces the entry, and the field may be ahead of it.
  const navigationType = useNavigationType()
  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl)
    if (navigationType !== NavigationType.Replace) setQuery(inUrl)
  }

  const isStillHere = useStillHere()
  const writeQuery = useEffectEvent(() => {
    // The entry of another screen is not this field's to replace.
    if (isStillHere()) write({ q: query })
  })
  useEffect(() => {
    if ((query.trim() ? query : '') === inUrl) return
    const timer = setTimeout(() => writeQuery(), WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query, inUrl])

  function clear() {
    setQuery('')
    write({ q: undefined })
  }

  const inputProps = {
    value: query,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setQuery(event.target.value),
  }
  return { query, clear, inputProps }
}
