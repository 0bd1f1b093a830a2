import { useEffect, useEffectEvent } from 'react'

/**
 * Left and Right turn the pages wherever the focus is on the screen, or in the modal over it, but for fields, which
 * need those keys.
 */
export function useArrowKeys(place: 'screen' | 'modal', onStep: (by: 1 | -1) => unknown) {
  const step = useEffectEvent(onStep)
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
      const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (!by || isOther || event.defaultPrevented || !isOurs(event.target, place)) return
      event.preventDefault()
      step(by)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [place])
}

function isOurs(target: EventTarget | null, place: 'screen' | 'modal'): boolean {
  if (!(target instanceof Element) || target.matches('input, select, textarea')) return false
  const ours = place === 'modal' ? '[aria-modal]' : 'main'
  return target === document.body || target.closest(ours) !== null
}
