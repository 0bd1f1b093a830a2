import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ReturnState } from '@/blocks/useReturnState'
import { useOpen } from '@/shared/hooks/useOpen'
import { useStillHere } from '@/shared/hooks/useStillHere'
import { menuOpenings, openedIn } from '@/shared/lib/openings'

/** Time between the success message and the redirect (Spec §9). */
const REDIRECT_AFTER_MS = 1_500

type Options = { when: boolean; state?: ReturnState | undefined }

export function useRedirect(path: string, { when, state }: Options) {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const isMenuOpen = useOpen(menuOpenings).isOpen('menu')
  // Replaces this page, so that Back does not lead to a finished form.
  const redirect = useEffectEvent(() => {
    // A press on the menu's button is in the address first.
    const isOpening = openedIn(menuOpenings, new URLSearchParams(window.location.search))
    if (isStillHere() && !isOpening) void navigate(path, { replace: true, state })
  })
  useEffect(() => {
    // It would take the menu from under a finger, and its entry of the history instead of this page's.
    if (!when || isMenuOpen) return
    const timer = setTimeout(redirect, REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [when, path, isMenuOpen])
}
