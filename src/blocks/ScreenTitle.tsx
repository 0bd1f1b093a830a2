import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { edition } from '@/content/edition'
import { DOCUMENT_KEY } from '@/shared/hooks/useIsHydrated'

/** Pages that have shown a screen: whoever is on the first screen after that has come back to it. */
const shown = new WeakSet<Element>()
/** The router's keys of the address that was opened: its own, and the one that a prerendered page goes by. */
const OPENING_KEYS = ['default', DOCUMENT_KEY]
const pageRoot = () => document.getElementById('root') ?? document.body

type Props = {
  /** The name of the screen, for the browser's tab and for people who hear the page. */
  page: string
  /** How the title looks; a screen title on the night by default. */
  className?: string | undefined
  children?: ReactNode
}

/**
 * The `h1` of every screen. It names the document, and takes the focus when people come from another screen, so
 * that a screen reader says where they are and the next Tab goes on from there.
 */
export function ScreenTitle({ page, className = 'title', children = page }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const title = `${page} | ${edition.festival}`
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  // Judged on arrival: a later change of the search part (a modal, a typed query) must not move the focus.
  const { key } = useLocation()
  const isOpening = useRef(OPENING_KEYS.includes(key))
  const isFirstScreen = useRef<boolean>(undefined)
  useEffect(() => {
    isFirstScreen.current ??= isOpening.current && !shown.has(pageRoot())
    shown.add(pageRoot())
    if (!isFirstScreen.current) heading.current?.focus({ preventScroll: true })
  }, [page])
  return (
    <h1 ref={heading} className={className} data-shadow tabIndex={-1}>
      {children}
    </h1>
  )
}
