import { startTransition, useEffect, useOptimistic, useState, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { leave } from '@/shared/hooks/leftEntry'
import { useOpen } from '@/shared/hooks/useOpen'
import { menuOpenings } from '@/shared/lib/openings'

/** The texts change halfway through a turn, which takes about 0.6 s (Spec §9). */
const HALF_TURN_MS = 300
const RESETS_AFTER_MS = 3_000

export type MenuMotion = 'opens' | 'leaves' | 'arrives'

/**
 * The open menu is in the address, so that Back closes the menu. Navigation closes it, too (Spec §2).
 * Three seconds after the menu closes, it is back at its first page (Spec §4).
 */
export function useMenu() {
  const menu = useOpen(menuOpenings)
  const location = useLocation()
  const [isOpen, showAsOpen] = useOptimistic(menu.isOpen('menu'))
  const [page, setPage] = useState<0 | 1>(0)
  const [motion, setMotion] = useState<MenuMotion>('opens')

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

  /** A new address renders the whole page again. The menu must not wait for that. */
  function open() {
    setMotion('opens')
    startTransition(() => {
      showAsOpen(true)
      menu.open('menu')
    })
  }

  function close() {
    menu.close('menu')
    // The step back takes a while, so this hides the menu at once.
    leave(location)
  }

  /** A link to the page under the menu only closes the menu. */
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const behind = new URL(window.location.href)
    behind.searchParams.delete('menu')
    if (event.currentTarget.href !== behind.href) return
    event.preventDefault()
    close()
  }

  const turn = () => setMotion('leaves')
  return { isOpen, page, motion, open, close, follow, turn }
}
