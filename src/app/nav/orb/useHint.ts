import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/shared/paths'

const HINT_MS = 5_000

const GAP = 4
/** Without a change or a scroll for so long, the page rests. */
const REST_MS = 150

/** With `label`: a press on a label is a press on its field. */
const CONTROLS = 'a[href], button, input, select, textarea, label, summary, iframe, [tabindex="0"]'
const ALL_CONTROLS = `:is(main, header, footer) :is(${CONTROLS})`
const CONTROLS_AND_TEXT = `${ALL_CONTROLS}, :is(main, footer) :is(p, li, tr, dl, h1, h2, h3)`

/** Home: always. Elsewhere: for 5 s or until the first scroll, and only while it covers no control and no text. */
export function useHint(hint: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const { pathname } = useLocation()
  const [goneFrom, setGoneFrom] = useState<string>()
  const isHome = pathname === paths.home
  const isPassing = isWanted && !isHome && goneFrom !== pathname
  const isClear = useIsClear(hint, isPassing, { isStrict: true })

  useEffect(() => {
    if (!isPassing) return
    const listening = new AbortController()
    const leave = () => setGoneFrom(pathname)
    const timer = setTimeout(leave, HINT_MS)
    // A new screen scrolls to its top before the next frame; that is not the user's first scroll.
    const frame = requestAnimationFrame(() => {
      window.addEventListener('scroll', leave, { once: true, signal: listening.signal })
    })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [isPassing, pathname])

  return isWanted && (isHome || (isPassing && isClear))
}

/**
 * Measures again when a change of the screen or a scroll has ended. `isStrict`: at no moment may the part cover a control
 * or text. Otherwise it may cover text, and a control until the page rests.
 */
export function useIsClear(
  part: RefObject<HTMLElement | null>,
  isWatched: boolean,
  { isStrict = false } = {},
) {
  const [isClear, setIsClear] = useState(!isStrict)
  useLayoutEffect(() => {
    part.current?.removeAttribute('data-covers')
    const screen = document.getElementById('main')
    if (!isWatched || !screen) return
    const keptClear = isStrict ? CONTROLS_AND_TEXT : ALL_CONTROLS
    const checkOverlap = () => {
      part.current?.removeAttribute('data-covers')
      setIsClear(!isCovering(part.current, keptClear))
    }
    let rest: ReturnType<typeof setTimeout> | undefined
    const lookAtRest = () => {
      clearTimeout(rest)
      rest = setTimeout(checkOverlap, REST_MS)
    }
    // At once only by an attribute: to render during a change of screens would interrupt its view transition.
    const lookAtOnce = () => {
      if (isStrict)
        part.current?.toggleAttribute('data-covers', isCovering(part.current, keptClear))
      lookAtRest()
    }
    if (isStrict) checkOverlap()
    else lookAtRest()

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
    window.addEventListener('scroll', lookAtOnce, { passive: true, signal })
    return () => {
      clearTimeout(rest)
      listening.abort()
      changes.disconnect()
      sizes.disconnect()
      setIsClear(!isStrict)
    }
  }, [part, isWatched, isStrict])
  return isClear
}

function isCovering(hintOrOrb: HTMLElement | null, keptClear: string): boolean {
  const orb = hintOrOrb?.closest('button')
  if (!hintOrOrb || !orb) return true
  const { top, bottom, left, right } = hintOrOrb.getBoundingClientRect()
  // Where it is when the orb has not stepped aside.
  const aside = orb.getBoundingClientRect().left - orb.offsetLeft
  return [...document.querySelectorAll(keptClear)].some((part) => {
    const box = part.getBoundingClientRect()
    const isBeside = box.right + GAP <= left - aside || box.left - GAP >= right - aside
    const isApart = box.bottom + GAP <= top || box.top - GAP >= bottom
    return part !== orb && box.width > 0 && !isBeside && !isApart
  })
}
