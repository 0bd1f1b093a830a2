import { useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { edition } from '@/content/edition'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { createStored } from '@/shared/storage/createStored'
import { useStored } from '@/shared/storage/useStored'
import { pageRoot } from '@/shared/ui/modal/layers'
import styles from './Orb.module.css'
import { OrbMenu } from './OrbMenu'
import { useHint, useIsClear } from './useHint'
import { useMenu } from './useMenu'

/** After the first tap in this browser the orb has no hint (Spec §2). */
const storedOrbTapped = createStored<boolean>({
  key: 'orbTapped',
  fallback: false,
  isMinor: true,
  read: (found) => found === true,
})

/** The phone navigation (Spec §2): a round button that opens a wheel of links over the page. */
export function Orb() {
  const menuId = useId()
  const { isOpen, open, ...menu } = useMenu()
  const orb = useRef<HTMLButtonElement>(null)
  const hint = useRef<HTMLSpanElement>(null)
  const wasTapped = useStored(storedOrbTapped)
  const hasHint = useHint(hint, !wasTapped)
  const isClear = useIsClear(orb, useMediaQuery('(width < 600px)') === true)

  function handleClick() {
    storedOrbTapped.set(true)
    open()
  }

  return (
    <>
      <button
        ref={orb}
        type="button"
        className={styles.orb}
        data-aside={!isClear}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={handleClick}
      >
        <span className="visuallyHidden">{hasHint ? 'Menu: ' : 'Menu'}</span>
        {!wasTapped && (
          <span ref={hint} className={styles.hint} data-hidden={!hasHint} aria-hidden={!hasHint}>
            {edition.orbHint}
          </span>
        )}
        <span className={styles.face}>
          <img
            src="/art/brand/orb.svg"
            alt=""
            width="74"
            height="74"
            loading="lazy"
            fetchPriority="low"
          />
        </span>
      </button>
      {isOpen && createPortal(<OrbMenu id={menuId} {...menu} />, pageRoot('overlays'))}
    </>
  )
}
