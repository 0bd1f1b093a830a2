import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  type MouseEvent as ReactMouseEvent,
} from 'react'
import { menuPages } from '@/content/nav'
import { CloseAround } from '@/shared/ui/modal/SiteLink'
import { useModalLayer } from '@/shared/ui/modal/useModalLayer'
import styles from './OrbMenu.module.css'
import type { MenuMotion } from './useMenu'
import { MenuLinks } from './MenuLinks'

type Props = {
  id: string
  page: 0 | 1
  motion: MenuMotion
  turn: () => void
  follow: (event: ReactMouseEvent<HTMLAnchorElement>) => void
  close: () => void
}

/** A press outside the links closes the menu. */
export function OrbMenu({ id, page, motion, turn, follow, close }: Props) {
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shut = useEffectEvent(close)

  // A slow phone shows the backdrop first, so that the press has an effect at once.
  const hasLinks = useDeferredValue(true, false)

  useModalLayer(true, layer, panel, close)

  useEffect(() => {
    const element = layer.current
    if (!element) return
    function handleClick({ target, detail }: MouseEvent) {
      const control = target instanceof Element ? target.closest('a, button') : null
      // A link with a `target` opens a new tab, so the menu must close here.
      // `detail` is 2 for the second click of a double tap on the orb, which must not close the menu.
      const isDone = control ? control.hasAttribute('target') : detail < 2
      if (isDone) shut()
    }
    element.addEventListener('click', handleClick)
    return () => element.removeEventListener('click', handleClick)
  }, [])

  return (
    <div ref={layer} className={styles.layer} data-fades>
      <div
        ref={panel}
        id={id}
        role="dialog"
        data-panel
        aria-label="Menu"
        tabIndex={-1}
        className={styles.panel}
      >
        {hasLinks && (
          <CloseAround value={close}>
            <MenuLinks
              {...menuPages[page]}
              motion={motion}
              onTurn={turn}
              onFollow={follow}
              onClose={close}
            />
          </CloseAround>
        )}
      </div>
    </div>
  )
}
