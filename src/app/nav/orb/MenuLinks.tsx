import { useEffect, type RefObject } from 'react'
import { menuPages } from '@/content/nav'
import { drawings, menuDrawing } from '@/theme/drawings'
import { NavEntryLink } from '../NavEntryLink'
import link from './MenuLink.module.css'
import styles from './MenuLinks.module.css'
import type { MenuMotion } from './useMenu'

type Props = (typeof menuPages)[number] & {
  firstLink: RefObject<HTMLAnchorElement | null>
  motion: MenuMotion
  onTurn: () => void
  onClose: () => void
}

export function MenuLinks({ entries, toggle, firstLink, motion, onTurn, onClose }: Props) {
  useEffect(fetchDrawings, [])

  return (
    <nav className={styles.links} aria-label="Main">
      <ul className={styles.list} data-motion={motion} data-fades>
        {entries.map((entry, index) => (
          <li key={entry.text} data-long={entry.text.length > 10 || undefined}>
            <NavEntryLink
              entry={entry}
              ref={index === 0 ? firstLink : undefined}
              className={link.link}
              // At once: the screen that it leads to may still have to load.
              onClick={onClose}
            >
              <LinkDrawing drawing={entry.drawing} />
            </NavEntryLink>
          </li>
        ))}
        <li>
          <button type="button" className={link.link} onClick={onTurn}>
            <LinkDrawing drawing={toggle.drawing} />
            <span>{toggle.text}</span>
          </button>
        </li>
      </ul>
      <button type="button" className={styles.close} aria-label="Close the menu" onClick={onClose}>
        <img {...drawings.menuHub} alt="" />
      </button>
    </nav>
  )
}

/** Preloads the drawings of both pages. */
function fetchDrawings() {
  for (const { entries, toggle } of menuPages)
    for (const { drawing } of [...entries, toggle]) new Image().src = menuDrawing(drawing).src
}

/** The tip points outward. The text below stays upright while the wheel turns. */
function LinkDrawing({ drawing }: { drawing: string }) {
  return (
    <>
      <svg className={link.shape} viewBox="-62 -78 124 140" aria-hidden="true">
        <path
          className={link.plate}
          d="M0 60C-36 60 -60 34 -60 0C-60 -30 -40 -44 -20 -54C-10 -60 -4 -66 0 -76C4 -66 10 -60 20 -54C40 -44 60 -30 60 0C60 34 36 60 0 60Z"
        />
        <path
          className={link.stitch}
          d="M0 53C-32 53 -53 31 -53 0C-53 -26 -34 -37 -16 -47C-8 -52 -3 -56 0 -63C3 -56 8 -52 16 -47C34 -37 53 -26 53 0C53 31 32 53 0 53Z"
        />
      </svg>
      <img className={link.drawing} {...menuDrawing(drawing)} alt="" />
    </>
  )
}
