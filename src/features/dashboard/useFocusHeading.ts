import { useEffect, useState, type RefObject } from 'react'

/** Where the focus goes when the row or the button that had it is gone: to the heading of what is left. */
export const landings = {
  solo: 'registered-solo',
  group: 'registered-group',
  complaints: 'own-complaints',
  team: (eventId: number) => `registered-team-${eventId}`,
}

/** Moves the focus to a heading, once what has been changed is on the screen. */
export function useFocusHeading() {
  const [landing, setLanding] = useState<{ id: string }>()
  useEffect(() => {
    if (landing) document.getElementById(landing.id)?.focus()
  }, [landing])
  return (id: string) => setLanding({ id })
}

/** A list that was fetched anew may have taken the focused control away: then the sheet around `place` gets the focus. */
export function useFocusRescue(place: RefObject<HTMLElement | null>, list: unknown) {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    place.current?.closest<HTMLElement>('[aria-modal]')?.focus({ preventScroll: true })
  }, [place, list])
}
