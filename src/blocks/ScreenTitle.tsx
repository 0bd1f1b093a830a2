import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { edition } from '@/content/edition'
import { DOCUMENT_KEY } from '@/shared/hooks/useIsHydrated'
import { pageRoot } from '@/shared/ui/modal/layers'

/** Pages that have shown a screen: later, an opening key means that the user went back to the first screen. */
const shown = new WeakSet<Element>()
/** The router's keys for the first address: its own, and the one for a prerendered page. */
const OPENING_KEYS = ['default', DOCUMENT_KEY]

type Props = {
  /** For the browser tab and for screen readers. */
  tabTitle: string
  className?: string | undefined
  children?: ReactNode
}

/** Takes the focus after a navigation: a screen reader announces the screen, and Tab continues from there. */
export function ScreenTitle({ tabTitle, className = 'title', children = tabTitle }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const title = `${tabTitle} | ${edition.festival}`
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  // Checked on arrival: later changes of the query (a modal, a search) must not move the focus.
  const { key } = useLocation()
  const isOpening = useRef(OPENING_KEYS.includes(key))
  const isFirstScreen = useRef<boolean>(undefined)
  useEffect(() => {
    const page = pageRoot('root')
    isFirstScreen.current ??= isOpening.current && !shown.has(page)
    shown.add(page)
    if (!isFirstScreen.current) heading.current?.focus({ preventScroll: true })
  }, [tabTitle])
  return (
    <h1 ref={heading} id="title" className={className} data-shadow tabIndex={-1}>
      {children}
    </h1>
  )
}
