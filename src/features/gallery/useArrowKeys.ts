import { useEffect, useEffectEvent } from 'react'

/** Left and Right change the picture wherever the focus is on the page or in its modal, except in form fields. */
export function useArrowKeys(where: 'screen' | 'modal', onStep: (by: 1 | -1) => unknown) {
  const step = useEffectEvent(onStep)
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
      const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (!by || isOther || event.defaultPrevented || !isOurs(event.target, where)) return
      event.preventDefault()
      step(by)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [where])
}

function isOurs(target: EventTarget | null, where: 'screen' | 'modal'): boolean {
  if (!(target instanceof Element) || target.matches('input, select, textarea')) return false
  const ours = where === 'modal' ? '[aria-modal]' : 'main'
  return target === document.body || target.closest(ours) !== null
}
