import { useEffect, useRef } from 'react'
import { useHref, useLocation, useNavigate, type Location } from 'react-router-dom'
import { openedIn, withOpened, type Opened, type Openings } from '@/shared/lib/openings'
import { leave, useIsLeft } from './leftEntry'
import { useUrlParams, wasOpenedHere } from './useUrlParams'

/** What is open on a screen. It is in the address, for reload, sharing and Back. */
export function useOpen<Name extends string>(openings: Openings<Name>) {
  const [params] = useUrlParams()
  const location = useLocation()
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  const path = useHref(location.pathname)
  const opened = isLeft ? undefined : openedIn(openings, params)
  const isOpenedHere = wasOpenedHere(location)

  /** The entry of the history that is shown now, for a late response. */
  const shown = useRef<Location | null>(null)
  const isClosing = useRef(false)
  useEffect(() => {
    shown.current = location
    isClosing.current = false
    return () => {
      shown.current = null
    }
  }, [location])

  function isOpen(name: Name, id?: string): boolean {
    return opened !== undefined && bears(opened, name, id)
  }

  /** What opens while something is open takes its place, so that Back still leads to the page behind. */
  function open(name: Name, { id = '', replace = opened !== undefined } = {}) {
    const now = new URLSearchParams(window.location.search)
    // From the address, not from the last render: a second press may come before that.
    if (!isOpen(name, id) && isIn(openings, now, { name, id })) return
    const state = { openedHere: replace ? isOpenedHere : true }
    const search = withOpened(openings, now, { name, id })
    void navigate({ search }, { replace, state, preventScrollReset: true })
  }

  /** Closes only what bears this name: by the time of a late response, something else may be open. */
  function close(name: Name, id?: string) {
    const entry = shown.current
    const current = entry && openedIn(openings, new URLSearchParams(entry.search))
    // Once for each opening: two steps back would go past the page behind, or leave the site.
    if (!current || !bears(current, name, id) || isClosing.current) return
    // The next screen is loading, and the address is already its own.
    if (new URL(path, window.location.href).pathname !== window.location.pathname)
      return leave(entry)
    const now = new URLSearchParams(window.location.search)
    if (!isIn(openings, now, current)) return
    isClosing.current = true
    // If a press here opened it, the page behind is one step back. If a link opened it, there is no such step.
    if (wasOpenedHere(entry)) return void navigate(-1)
    const search = withOpened(openings, now)
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }

  return {
    /** What is open. */
    name: opened?.name,
    isOpen,
    /** `undefined` if something else is open, or nothing. */
    idOf: (name: Name) => (opened?.name === name ? opened.id : undefined),
    open,
    close,
    /** A press here has opened it, not a link. */
    isOpenedHere,
  }
}

/** A link of before has no id: it means any. */
function bears<Name extends string>(opened: Opened<Name>, name: Name, id?: string): boolean {
  return opened.name === name && (id === undefined || opened.id === '' || opened.id === id)
}

function isIn<Name extends string>(
  openings: Openings<Name>,
  params: URLSearchParams,
  { name, id }: Opened<Name>,
): boolean {
  const opened = openedIn(openings, params)
  return opened?.name === name && opened.id === id
}
