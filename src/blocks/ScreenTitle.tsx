import { useEffect, useRef, type ReactNode } from 'react'
import { edition } from '@/content/edition'
import { pageRoot } from '@/shared/ui/modal/layers'

/** Pages that have shown a screen. */
const shown = new WeakSet<Element>()

type Props = {
  /** For the browser tab and for screen readers. */
  tabTitle: string
  className?: string | undefined
  children?: ReactNode
}

/** Takes the focus after a navigation: a screen reader announces the screen, and Tab continues from there. */
export function ScreenTitle({ tabTitle, className = 'title', children = tabTitle }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstScreen = useRef<boolean>(undefined)
  useEffect(() => {
    const page = pageRoot('root')
    isFirstScreen.current ??= !shown.has(page)
    shown.add(page)
    if (!isFirstScreen.current) heading.current?.focus({ preventScroll: true })
  }, [tabTitle])
  return (
    <>
      <title>{`${tabTitle} | ${edition.festival}`}</title>
      <h1 ref={heading} className={className} data-shadow tabIndex={-1}>
        {children}
      </h1>
    </>
  )
}
