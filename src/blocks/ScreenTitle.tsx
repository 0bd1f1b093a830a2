import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { plainPath } from '@/shared/paths'
import { usePageWords } from './usePageWords'

/** Pages that have shown a screen: whoever is on the first screen after that has come back to it. */
const shown = new WeakSet<Element>()
const pageRoot = () => document.getElementById('root') ?? document.body

type Props = {
  /** The name of the screen, for the browser's tab and for people who hear the page. */
  page: string
  /** How the title looks; a screen title on the night by default. */
  className?: string | undefined
  /** The address by which the screen is found and shared: its own by default, `null` for what nobody should find. */
  address?: string | null | undefined
  children?: ReactNode
}

/**
 * The `h1` of every screen. It names the document, and takes the focus when people come from another screen, so
 * that a screen reader says where they are and the next Tab goes on from there.
 */
export function ScreenTitle({ page, className = 'title', address, children = page }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  usePageWords(page, address === undefined ? plainPath(pathname) : address)
  // Judged on arrival: a later change of the search part (a modal, a typed query) must not move the focus.
  const [isFirstScreen] = useState(() => key === 'default' && !shown.has(pageRoot()))
  useEffect(() => {
    shown.add(pageRoot())
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true })
  }, [page, isFirstScreen])
  return (
    <h1 ref={heading} className={className} data-slip tabIndex={-1}>
      {children}
    </h1>
  )
}
