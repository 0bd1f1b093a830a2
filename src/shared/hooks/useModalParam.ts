import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { fieldsOf } from '@/shared/lib/unknown'

/**
 * A modal whose being open is part of the address (`?event=5`): a reload and a shared link open it again, and the
 * phone's back button closes it instead of leaving the page. `value` is `null` while it is shut.
 * `replace` swaps it for another modal in place, so that one step back still leads to the page behind.
 */
export function useModalParam(name: string) {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const value = params.get(name)
  const wasOpenedHere = fieldsOf(location.state).openedHere === true

  const open = useCallback(
    (next: string, { replace = false } = {}) => {
      // The address itself, not the last render: a second click comes before that.
      if (new URLSearchParams(window.location.search).get(name) === next) return
      const search = new URLSearchParams(location.search)
      search.set(name, next)
      const state = { openedHere: replace ? wasOpenedHere : true }
      void navigate({ search: search.toString() }, { replace, state, preventScrollReset: true })
    },
    [location.search, name, navigate, wasOpenedHere],
  )

  const closing = useRef<string | null>(null)
  // The browser's Forward comes back to the same opening, which must shut again.
  useEffect(() => {
    if (closing.current !== location.key) closing.current = null
  }, [location.key])
  const close = useCallback(() => {
    // Here too the address itself: it may have been swapped for the next since the last render.
    const search = new URLSearchParams(window.location.search)
    const opening = keyOfAddress()
    // Once for each opening: two steps back would lead past the page behind, or off the site.
    if (value === null || !search.has(name) || closing.current === opening) return
    closing.current = opening
    // Opened by a click here: the page behind is one step back. Opened by a link: there is no such step.
    if (wasOpenedHere) return void navigate(-1)
    search.delete(name)
    void navigate({ search: search.toString() }, { replace: true })
  }, [name, navigate, value, wasOpenedHere])

  return { value, open, close }
}

/** The router's key of the step in the browser's history that is shown, rendered already or not. */
function keyOfAddress(): string {
  const { key } = fieldsOf(window.history.state)
  return typeof key === 'string' ? key : 'default'
}
