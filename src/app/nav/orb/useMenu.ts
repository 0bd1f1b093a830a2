import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The texts change halfway through a turn, which takes about 0.6 s (Spec §9). */
const HALF_TURN_MS = 300
const RESETS_AFTER_MS = 3_000

/** The menu opens, its page turns away, the other page turns in. */
export type MenuMotion = 'opens' | 'leaves' | 'arrives'

/** Navigation closes it (Spec §2). The page resets after 3 s (Spec §4): only while closed, never under a finger. */
export function useMenu() {
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  const [isOpen, setIsOpen] = useState(false)
  const [page, setPage] = useState<0 | 1>(0)
  const [motion, setMotion] = useState<MenuMotion>('opens')

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

  function open() {
    setMotion('opens')
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const turn = () => setMotion('leaves')
  return { isOpen, page, motion, open, close, turn }
}
