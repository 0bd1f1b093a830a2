import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ReturnState } from '@/blocks/useReturnState'
import { useStillHere } from '@/shared/hooks/useStillHere'

/** Time between the success message and the redirect (Spec §9). */
const REDIRECT_AFTER_MS = 1_500

type Options = { when: boolean; state?: ReturnState | undefined }

export function useRedirect(path: string, { when, state }: Options) {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  // Replaces this page, so that Back does not lead to a finished form.
  const redirect = useEffectEvent(() => {
    if (isStillHere()) void navigate(path, { replace: true, state })
  })
  useEffect(() => {
    if (!when) return
    const timer = setTimeout(redirect, REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [when, path])
}
