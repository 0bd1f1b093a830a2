import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ReturnState } from '@/blocks/useReturnState'
import { useOpen } from '@/shared/hooks/useOpen'
import { useStillHere } from '@/shared/hooks/useStillHere'
import { menuOpenings, openedIn } from '@/shared/lib/openings'

/** The time between the success message and the redirect (Spec §9). */
const REDIRECT_AFTER_MS = 1_500

type Options = { when: boolean; state?: ReturnState | undefined }

export function useRedirect(path: string, { when, state }: Options) {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const isMenuOpen = useOpen(menuOpenings).isOpen('menu')
  // Replaces this page, so that Back does not lead to a finished form.
  const redirect = useEffectEvent(() => {
    // A press on the menu button changes the URL before the next render.
    const isOpening = openedIn(menuOpenings, new URLSearchParams(window.location.search))
    if (isStillHere() && !isOpening) void navigate(path, { replace: true, state })
  })
  useEffect(() => {
    // A redirect would replace the history entry of the open menu, and close the menu under a finger.
    if (!when || isMenuOpen) return
    const timer = setTimeout(redirect, REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [when, path, isMenuOpen])
}
