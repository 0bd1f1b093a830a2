import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fieldsOf } from '@/shared/lib/unknown'
import { useUrlParams, wasOpenedHere } from './useUrlParams'

/**
 * A modal in the address (`?event=5`), for reload, sharing and Back. `replace`: Back still leads to the page behind.
 * `wasOpenedHere`: a click opened it, not a link.
 */
export function useModalParam(name: string) {
  const [params] = useUrlParams()
  const location = useLocation()
  const navigate = useNavigate()
  const value = params.get(name)
  const isOpenedHere = wasOpenedHere(location)

  const open = useCallback(
    (next: string, { replace = false } = {}) => {
      // From the address, not from the last render: a second click may come before that.
      const search = new URLSearchParams(window.location.search)
      if (search.get(name) === next) return
      search.set(name, next)
      const state = { openedHere: replace ? isOpenedHere : true }
      void navigate({ search: search.toString() }, { replace, state, preventScrollReset: true })
    },
    [name, navigate, isOpenedHere],
  )

  const closing = useRef<string | null>(null)
  // Forward in the browser comes back to the same opening, which must close again.
  useEffect(() => {
    if (closing.current !== location.key) closing.current = null
  }, [location.key])
  const close = useCallback(() => {
    // Also from the address: another modal may have replaced it since the last render.
    const search = new URLSearchParams(window.location.search)
    const opening = keyOfAddress()
    // Once for each opening: two steps back would go past the page behind, or leave the site.
    if (value === null || !search.has(name) || closing.current === opening) return
    closing.current = opening
    // If a click here opened it, the page behind is one step back. If a link opened it, there is no such step.
    if (isOpenedHere) return void navigate(-1)
    search.delete(name)
    void navigate({ search: search.toString() }, { replace: true })
  }, [name, navigate, value, isOpenedHere])

  return { value, open, close, wasOpenedHere: isOpenedHere }
}

/** The router's key of the current history entry, rendered or not. */
function keyOfAddress(): string {
  const { key } = fieldsOf(window.history.state)
  return typeof key === 'string' ? key : 'default'
}
