import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { paths } from '@/shared/paths'

/** How long the hint may be seen on a screen other than the home page. */
export const HINT_MS = 5_000

/** Pixels that stay free between the hint and a control. */
const GAP = 4

/** A label belongs to its field: a press on it is a press on the field. */
const CONTROLS = 'a[href], button, input, select, textarea, label, summary, iframe, [tabindex="0"]'

/**
 * Whether the orb's hint is shown: on the home page for as long as it is wanted; on other screens for 5 s or until the
 * first scroll, and only where no control lies beneath it.
 */
export function useHint(hint: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const { pathname } = useLocation()
  const [goneFrom, setGoneFrom] = useState<string>()
  const isHome = pathname === paths.home
  const isPassing = isWanted && !isHome && goneFrom !== pathname
  const isClear = useIsClear(hint, isPassing)

  useEffect(() => {
    if (!isPassing) return
    const listening = new AbortController()
    const leave = () => setGoneFrom(pathname)
    const timer = setTimeout(leave, HINT_MS)
    // A new screen scrolls to its top by itself: that is told before the next frame, and is nobody's first scroll.
    const frame = requestAnimationFrame(() => {
      const { signal } = listening
      window.addEventListener('scroll', leave, { passive: true, once: true, signal })
    })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [isPassing, pathname])

  return isWanted && (isHome || (isPassing && isClear))
}

/** Looks again whenever the screen changes, before that is painted. Not clear until it has been looked at. */
function useIsClear(hint: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isClear, setIsClear] = useState(false)
  useLayoutEffect(() => {
    const screen = document.getElementById('main')
    if (!isWatched || !screen) return
    const look = () => setIsClear(!liesOverControl(hint.current))
    const lookAtOnce = () => flushSync(look)
    look()

    const listening = new AbortController()
    const { signal } = listening
    const changes = new MutationObserver(lookAtOnce)
    changes.observe(screen, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(lookAtOnce)
    sizes?.observe(screen)
    for (const moved of ['animationend', 'transitionend'])
      screen.addEventListener(moved, lookAtOnce, { signal })
    window.addEventListener('resize', lookAtOnce, { signal })
    return () => {
      listening.abort()
      changes.disconnect()
      sizes?.disconnect()
      setIsClear(false)
    }
  }, [hint, isWatched])
  return isClear
}

function liesOverControl(hint: HTMLElement | null): boolean {
  if (!hint) return true
  const own = hint.getBoundingClientRect()
  const orb = hint.closest('button')
  return [...document.querySelectorAll(`main :is(${CONTROLS}), header :is(${CONTROLS})`)].some(
    (control) => {
      const box = control.getBoundingClientRect()
      const isBeside = box.right + GAP <= own.left || box.left - GAP >= own.right
      const isApart = box.bottom + GAP <= own.top || box.top - GAP >= own.bottom
      return control !== orb && box.width > 0 && !isBeside && !isApart
    },
  )
}
