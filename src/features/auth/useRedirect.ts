import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Spec §9: between the word of success and the next screen. */
const REDIRECT_AFTER_MS = 1_500

/** Moves on to `path` a moment after `when` has become true; not at all when people leave before. */
export function useRedirect(path: string, { when }: { when: boolean }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!when) return
    // In place of this screen, so that Back does not lead to a form that is done.
    const timer = setTimeout(() => void navigate(path, { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [when, path, navigate])
}
