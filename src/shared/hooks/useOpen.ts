import { useEffect, useRef } from 'react'
import { useHref, useLocation, useNavigate, type Location } from 'react-router-dom'
import { openedIn, withOpened, type Opened, type Openings } from '@/shared/lib/openings'
import { leave, useIsLeft } from './leftEntry'
import { useUrlParams, wasOpenedHere } from './useUrlParams'

/** The address contains what is open on a screen, for reload, sharing and Back. */
export function useOpen<Name extends string>(openings: Openings<Name>) {
  const [params] = useUrlParams()
  const location = useLocation()
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  const path = useHref(location.pathname)
  const opened = isLeft ? undefined : openedIn(openings, params)
  const isOpenedHere = wasOpenedHere(location)

  /** A late response calls `close` of an old render, which must know the current entry of the history. */
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
    return opened !== undefined && matches(opened, name, id)
  }

  /** If something is open already, it is replaced. Back then still leads to the page behind. */
  function open(name: Name, { id = '', replace = opened !== undefined } = {}) {
    const now = new URLSearchParams(window.location.search)
    // A second click may come before the next render, so this reads the address.
    if (!isOpen(name, id) && isIn(openings, now, { name, id })) return
    const state = { openedHere: replace ? isOpenedHere : true }
    const search = withOpened(openings, now, { name, id })
    void navigate({ search }, { replace, state, preventScrollReset: true })
  }

  /** Does nothing if something else is open, because a late response may call it. */
  function close(name: Name, id?: string) {
    const entry = shown.current
    const current = entry && openedIn(openings, new URLSearchParams(entry.search))
    // Only one step back for each opening. Two steps could leave the site.
    if (!current || !matches(current, name, id) || isClosing.current) return
    // The next screen is loading, and the address is that of the next screen already.
    if (new URL(path, window.location.href).pathname !== window.location.pathname)
      return leave(entry)
    const now = new URLSearchParams(window.location.search)
    if (!isIn(openings, now, current)) return
    isClosing.current = true
    // If a click on this page opened it, the page behind is one step back. If a link opened it, there is no such step.
    if (wasOpenedHere(entry)) return void navigate(-1)
    const search = withOpened(openings, now)
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }

  return {
    name: opened?.name,
    isOpen,
    /** `undefined` if this name is not open. */
    idOf: (name: Name) => (opened?.name === name ? opened.id : undefined),
    open,
    close,
    /** True if a click on this page opened it. False if a link opened it. */
    isOpenedHere,
  }
}

/** Older links have no id, so an empty id matches any id. */
function matches<Name extends string>(opened: Opened<Name>, name: Name, id?: string): boolean {
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
