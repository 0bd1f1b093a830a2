import { useEffect, useRef, type MouseEvent } from 'react'
import { menuPages } from '@/content/nav'
import { drawings, menuDrawing } from '@/theme/drawings'
import { MenuPlate } from '@/theme/MenuPlate'
import { NavEntryLink } from '../NavEntryLink'
import link from './MenuLink.module.css'
import styles from './MenuLinks.module.css'
import type { MenuMotion } from './useMenu'

type Props = (typeof menuPages)[number] & {
  motion: MenuMotion
  onTurn: () => void
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  onClose: () => void
}

export function MenuLinks({ entries, toggle, motion, onTurn, onFollow, onClose }: Props) {
  const firstLink = useRef<HTMLAnchorElement>(null)
  useEffect(preloadDrawingsOfBothPages, [])

  // Runs when the menu opens, and when its page changes.
  useEffect(() => {
    firstLink.current?.focus({ preventScroll: true })
  }, [entries])

  return (
    <nav className={styles.links} aria-label="Main">
      <ul className={styles.list} data-motion={motion} data-fades>
        {entries.map((entry, index) => (
          <li key={entry.text} data-long={entry.text.length > 10 || undefined}>
            <NavEntryLink
              entry={entry}
              ref={index === 0 ? firstLink : undefined}
              className={link.link}
              onClick={onFollow}
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

function preloadDrawingsOfBothPages() {
  for (const { entries, toggle } of menuPages)
    for (const { drawing } of [...entries, toggle]) new Image().src = menuDrawing(drawing).src
}

function LinkDrawing({ drawing }: { drawing: string }) {
  return (
    <>
      <MenuPlate />
      <img className={link.drawing} {...menuDrawing(drawing)} alt="" />
    </>
  )
}
