import { useEffect, useState, type RefObject } from 'react'

/** When the focused row or button is gone, focus goes to the heading of its list. */
export const focusTargets = {
  solo: 'registered-solo',
  team: 'registered-group',
  members: (eventId: number) => `registered-team-${eventId}`,
  complaints: 'own-complaints',
}

/** Moves focus to a heading after the change has rendered. */
export function useFocusHeading() {
  const [landing, setLanding] = useState<{ id: string }>()
  useEffect(() => {
    if (landing) document.getElementById(landing.id)?.focus()
  }, [landing])
  return (id: string) => setLanding({ id })
}

/** A new list may have removed the focused control: then the modal around `container` gets the focus. */
export function useFocusRescue(container: RefObject<HTMLElement | null>, list: unknown) {
  useEffect(() => {
    // First comes `restoreFocus` of the control.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      container.current?.closest<HTMLElement>('[aria-modal]')?.focus({ preventScroll: true })
    })
  }, [container, list])
}
