import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react'
import { useUrlParams } from './useUrlParams'

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
  const [written, setWritten] = useState(inUrl)
  const [lastInUrl, setLastInUrl] = useState(inUrl)
  // Back, a link or hydration has changed the address, and not this field: it may be ahead of what it has written.
  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl)
    if (inUrl !== written) setQuery(inUrl)
  }

  const writeQuery = useEffectEvent(() => {
    setWritten(query.trim() ? query : '')
    write({ q: query })
  })
  useEffect(() => {
    if ((query.trim() ? query : '') === inUrl) return
    const timer = setTimeout(() => writeQuery(), WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query, inUrl])

  function clear() {
    setQuery('')
    setWritten('')
    write({ q: undefined })
  }

  const inputProps = {
    value: query,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setQuery(event.target.value),
  }
  return { query, clear, inputProps }
}
