import { useLayoutEffect, type RefObject } from 'react'

const GAP = 12

/** Keeps a fixed element below all controls with `data-kept-clear`: sets `--drop`, again when `content` changes. */
export function useClearance(list: RefObject<HTMLElement | null>, content: readonly unknown[]) {
  useLayoutEffect(() => {
    const element = list.current
    if (!element || content.length === 0) return

    const keepClear = () => element.style.setProperty('--drop', `${dropOf(element)}px`)
    keepClear()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', keepClear, { passive: true, signal })
    window.addEventListener('resize', keepClear, { signal })
    return () => listening.abort()
  }, [list, content])
}

/** Reads the layout position, which neither `--drop` nor an animation changes. */
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
