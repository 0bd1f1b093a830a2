import { useLayoutEffect, type RefObject } from 'react'

/** Pixels between a control and what hangs below it. */
const GAP = 12

/**
 * Lets what is fixed at the top of the window hang below the controls that carry `data-kept-clear`, wherever the page
 * has scrolled them to: sets `--drop` on it, anew whenever `content` changes.
 */
export function useClearance(hanging: RefObject<HTMLElement | null>, content: readonly unknown[]) {
  useLayoutEffect(() => {
    const element = hanging.current
    if (!element || content.length === 0) return

    const place = () => element.style.setProperty('--drop', `${dropOf(element)}px`)
    place()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', place, { passive: true, signal })
    window.addEventListener('resize', place, { signal })
    return () => listening.abort()
  }, [hanging, content])
}

/** Its own place is read from the layout: neither the drop nor an animation counts. */
function dropOf(element: HTMLElement): number {
  const { offsetTop: top, offsetHeight: height, offsetLeft: left } = element
  const parts = [...element.children].filter((part) => part instanceof HTMLElement)
  const from = left + Math.min(...parts.map(({ offsetLeft }) => offsetLeft))
  const to = left + Math.max(...parts.map((part) => part.offsetLeft + part.offsetWidth))
  const controls = [...document.querySelectorAll('[data-kept-clear]')]
    .map((control) => control.getBoundingClientRect())
    .filter((control) => control.right > from && control.left < to)
    .sort((one, other) => one.top - other.top)
  let drop = 0
  for (const control of controls) {
    const isOver = control.bottom > top + drop && control.top < top + drop + height
    if (isOver) drop = Math.round(control.bottom) + GAP - top
  }
  return drop
}
