import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Time between the success message and the redirect (Spec §9). */
const REDIRECT_AFTER_MS = 1_500

export function useRedirect(path: string, { when }: { when: boolean }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!when) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // The person may have gone elsewhere, to a screen that is still loading.
      if (window.location.pathname !== pathname) return
      // Replaces this page, so that Back does not lead to a finished form.
      void navigate(path, { replace: true })
    }, REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [when, path, navigate])
}
