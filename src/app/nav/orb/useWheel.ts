import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The petals change their words when the wheel is half way round; Spec §9 gives a turn about 0.6 s. */
export const HALF_TURN_MS = 300
export const RESETS_AFTER_MS = 3_000

/** How the wheel moves: it opens, page one turns away, page two comes round. */
export type WheelMotion = 'opens' | 'leaves' | 'arrives'

/**
 * Whether the phone's menu is open, and on which of its two pages. It collapses on navigation (Spec §2).
 * Spec §4 lets "the More or Previous toggle" reset after 3 s. The clock runs while the menu is shut: who comes back
 * within 3 s goes on where they were, later visits begin with page one, and no page is ever turned away under a finger.
 */
export function useWheel() {
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  const [isOpen, setIsOpen] = useState(false)
  const [page, setPage] = useState<0 | 1>(0)
  const [motion, setMotion] = useState<WheelMotion>('opens')

  if (shownAt !== key) {
    setShownAt(key)
    setIsOpen(false)
  }

  useEffect(() => {
    if (!isOpen || motion !== 'leaves') return
    const timer = setTimeout(() => {
      setPage((now) => (now === 0 ? 1 : 0))
      setMotion('arrives')
    }, HALF_TURN_MS)
    return () => clearTimeout(timer)
  }, [isOpen, motion])

  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => setPage(0), RESETS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen])

  const open = useCallback(() => {
    setMotion('opens')
    setIsOpen(true)
  }, [])
  const close = useCallback(() => setIsOpen(false), [])
  const turn = useCallback(() => setMotion('leaves'), [])
  return { isOpen, page, motion, open, close, turn }
}
