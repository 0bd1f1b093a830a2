import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
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
      // A link may name a modal that only a press opens.
      const isLinked = value === next && !isOpenedHere
      if (search.get(name) === next && !isLinked) return
      search.set(name, next)
      const state = { openedHere: replace ? isOpenedHere : true }
      void navigate({ search: search.toString() }, { replace, state, preventScrollReset: true })
    },
    [name, navigate, value, isOpenedHere],
  )

  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
  }, [location.key])

  const close = useCallback(() => {
    // From the address, too: another modal may have replaced it since the last render.
    const search = new URLSearchParams(window.location.search)
    // Once for each opening: two steps back would go past the page behind, or leave the site.
    if (value === null || !search.has(name) || isClosing.current) return
    isClosing.current = true
    // If a click here opened it, the page behind is one step back. If a link opened it, there is no such step.
    if (isOpenedHere) return void navigate(-1)
    search.delete(name)
    void navigate({ search: search.toString() }, { replace: true })
  }, [name, navigate, value, isOpenedHere])

  return { value, open, close, wasOpenedHere: isOpenedHere }
}
