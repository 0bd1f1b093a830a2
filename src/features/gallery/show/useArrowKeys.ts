import { useEffect, useEffectEvent } from 'react'

/** Left and Right change the picture wherever the focus is on the page or in its modal, except in form fields. */
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
