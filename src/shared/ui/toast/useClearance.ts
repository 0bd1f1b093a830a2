import { useLayoutEffect } from 'react'
import { pageRoot } from '../modal/layers'

const GAP = 12

/** Keeps the toasts below all controls with `data-kept-clear`: sets `--drop`, again when they change. */
export function useClearance(toasts: readonly unknown[]) {
  useLayoutEffect(() => {
    if (toasts.length === 0) return
    const all = pageRoot('toasts')
    const keepClear = () => all.style.setProperty('--drop', `${dropOf(all)}px`)
    keepClear()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', keepClear, { passive: true, signal })
    window.addEventListener('resize', keepClear, { signal })
    return () => listening.abort()
  }, [toasts])
}

/** Reads the layout position, which neither `--drop` nor an animation changes. */
function dropOf(all: HTMLElement): number {
  const { offsetTop: top, offsetHeight: height, offsetLeft: left } = all
  const toasts = [...all.querySelectorAll<HTMLElement>('[data-kind]')]
  const from = left + Math.min(...toasts.map(({ offsetLeft }) => offsetLeft))
  const to = left + Math.max(...toasts.map((each) => each.offsetLeft + each.offsetWidth))
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
