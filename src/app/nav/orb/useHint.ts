import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { paths } from '@/shared/paths'

const HINT_MS = 5_000

const GAP = 4

/** With `label`: a press on a label is a press on its field. */
const CONTROLS = 'a[href], button, input, select, textarea, label, summary, iframe, [tabindex="0"]'
/** The footer is mostly text, and near the hint on short pages. */
const KEPT_CLEAR = `:is(main, header, footer) :is(${CONTROLS}), footer p`

/** Home: always. Elsewhere: for 5 s or until the first scroll, and only while it covers no control and no footer text. */
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
    // A new screen scrolls to its top before the next frame; that is not the user's first scroll.
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

/** Checks again before paint whenever the screen changes. False until the first check. */
function useIsClear(hint: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isClear, setIsClear] = useState(false)
  useLayoutEffect(() => {
    const screen = document.getElementById('main')
    if (!isWatched || !screen) return
    const checkOverlap = () => setIsClear(!isCovering(hint.current))
    const lookAtOnce = () => flushSync(checkOverlap)
    checkOverlap()

    const listening = new AbortController()
    const { signal } = listening
    const changes = new MutationObserver(lookAtOnce)
    changes.observe(screen, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    const sizes = new ResizeObserver(lookAtOnce)
    sizes.observe(screen)
    // The footer may come later than its screen.
    sizes.observe(document.body)
    for (const moved of ['animationend', 'transitionend'])
      screen.addEventListener(moved, lookAtOnce, { signal })
    window.addEventListener('resize', lookAtOnce, { signal })
    return () => {
      listening.abort()
      changes.disconnect()
      sizes.disconnect()
      setIsClear(false)
    }
  }, [hint, isWatched])
  return isClear
}

function isCovering(hint: HTMLElement | null): boolean {
  if (!hint) return true
  const own = hint.getBoundingClientRect()
  const orb = hint.closest('button')
  return [...document.querySelectorAll(KEPT_CLEAR)].some((part) => {
    const box = part.getBoundingClientRect()
    const isBeside = box.right + GAP <= own.left || box.left - GAP >= own.right
    const isApart = box.bottom + GAP <= own.top || box.top - GAP >= own.bottom
    return part !== orb && box.width > 0 && !isBeside && !isApart
  })
}
