import { useEffect, useEffectEvent, useId } from 'react'
import { createPortal } from 'react-dom'
import { edition } from '@/content/edition'
import { afterPaint } from '@/shared/lib/scheduling'
import { pageRoot } from '@/shared/ui/modal/layers'
import { drawings } from '@/theme/drawings'
import styles from './Orb.module.css'
import { OrbMenu } from './OrbMenu'
import { useMenu } from './useMenu'

type Props = { hint: { isShown: boolean; hideForever: () => void } }

/** Spec §2: the navigation on phones, a round button that opens a wheel of links. */
export function Orb({ hint }: Props) {
  const menuId = useId()
  const { isOpen, open, ...menu } = useMenu()

  // Without the hint the dock renders again. The menu must not wait for that.
  const hideHint = useEffectEvent(hint.hideForever)
  useEffect(() => {
    if (isOpen) return afterPaint(() => hideHint())
  }, [isOpen])

  return (
    <>
      <button
        type="button"
        className={styles.orb}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={open}
      >
        <span className="visuallyHidden">{hint.isShown ? 'Menu: ' : 'Menu'}</span>
        {hint.isShown && <span className={styles.hint}>{edition.orbHint}</span>}
        <span className={styles.face}>
          <img {...drawings.menuButton} alt="" loading="lazy" fetchPriority="low" />
        </span>
      </button>
      {isOpen && createPortal(<OrbMenu id={menuId} {...menu} />, pageRoot('overlays'))}
    </>
  )
}
