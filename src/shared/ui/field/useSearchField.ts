import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useStillHere } from '@/shared/hooks/useStillHere'
import { useUrlParams } from '@/shared/hooks/useUrlParams'

/** Safari throws after 100 changes of the address in 30 s, so the address changes only after a pause in typing. */
const WRITE_AFTER_MS = 300

/** Keeps the text of a search field in the address (`?q=`), for reload and sharing. */
export function useSearchField() {
  const [params, write] = useUrlParams()
  const inUrl = params.get('q') ?? ''
  const [query, setQuery] = useState(inUrl)
  const [lastInUrl, setLastInUrl] = useState(inUrl)
  // Back or a link may change the address, and the field follows. This hook itself changes the address with `replace`, and
  // the user may have typed more since.
  const navigationType = useNavigationType()
  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl)
    if (navigationType !== NavigationType.Replace) setQuery(inUrl)
  }

  const isStillHere = useStillHere()
  const writeQuery = useEffectEvent(() => {
    // If another screen has opened, this would change the address of that screen.
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
