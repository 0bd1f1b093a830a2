import { useEffect, useRef } from 'react'

/**
 * Closes a modal after a late response, unless the user has closed it, or left the screen, meanwhile: closing is a step back
 * in the history, and would close what they have opened since.
 */
export function useCloseIfOpen(isOpen: boolean, onClose: () => void) {
  const latest = useRef<{ isOpen: boolean; onClose: () => void } | null>(null)
  useEffect(() => {
    latest.current = { isOpen, onClose }
    return () => {
      latest.current = null
    }
  })
  return () => {
    if (latest.current?.isOpen) latest.current.onClose()
  }
}
