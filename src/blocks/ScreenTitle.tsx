import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { edition } from '@/content/edition'
import { isCovered, pageRoot } from '@/shared/ui/modal/layers'

/** The path of the last screen on each page. */
const shown = new WeakMap<Element, string>()

type Props = {
  /** Browsers show it in the tab, and screen readers read it. */
  tabTitle: string
  className?: string | undefined
  children?: ReactNode
}

/** Takes the focus once after a navigation. A screen reader then announces the screen, and Tab continues from there. */
export function ScreenTitle({ tabTitle, className = 'title', children = tabTitle }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const page = pageRoot('root')
    const last = shown.get(page)
    shown.set(page, pathname)
    // The focused title was replaced by this one.
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
