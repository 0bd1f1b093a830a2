import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { edition } from '@/content/edition'
import { isCovered, pageRoot } from '@/shared/ui/modal/layers'

/** The path of the screen that each page has shown last. */
const shown = new WeakMap<Element, string>()

type Props = {
  /** For the browser tab and for screen readers. */
  tabTitle: string
  className?: string | undefined
  children?: ReactNode
}

/** Takes the focus after a navigation, once: a screen reader announces the screen, and Tab continues from there. */
export function ScreenTitle({ tabTitle, className = 'title', children = tabTitle }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const page = pageRoot('root')
    const last = shown.get(page)
    shown.set(page, pathname)
    // A title that replaces one with the focus.
    const isLost = document.activeElement === document.body
    const isFirst = last === undefined
    if (!isFirst && (last !== pathname || isLost) && !isCovered())
      heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <title>{`${tabTitle} | ${edition.festival}`}</title>
      <h1 ref={heading} className={className} data-shadow tabIndex={-1}>
        {children}
      </h1>
    </>
  )
}
