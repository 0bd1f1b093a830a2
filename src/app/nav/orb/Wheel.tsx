import { useEffect, type RefObject } from 'react'
import { wheelPages } from '@/content/nav'
import { NavEntryLink } from '../NavEntryLink'
import petal from './Petal.module.css'
import { PetalDrawing } from './PetalDrawing'
import type { WheelMotion } from './useWheel'
import styles from './Wheel.module.css'

type Props = (typeof wheelPages)[number] & {
  firstPetal: RefObject<HTMLAnchorElement | null>
  motion: WheelMotion
  onTurn: () => void
  onClose: () => void
}

export function Wheel({ entries, toggle, firstPetal, motion, onTurn, onClose }: Props) {
  useEffect(fetchDrawings, [])

  return (
    <nav className={styles.wheel} aria-label="Main">
      <ul className={styles.petals} data-motion={motion} data-fades>
        {entries.map((entry, index) => (
          <li key={entry.text} data-long={entry.text.length > 10 || undefined}>
            <NavEntryLink
              entry={entry}
              ref={index === 0 ? firstPetal : undefined}
              className={petal.petal}
            >
              <PetalDrawing drawing={entry.drawing} />
            </NavEntryLink>
          </li>
        ))}
        <li>
          <button type="button" className={petal.petal} onClick={onTurn}>
            <PetalDrawing drawing={toggle.drawing} />
            <span>{toggle.text}</span>
          </button>
        </li>
      </ul>
      <button type="button" className={styles.hub} aria-label="Close the menu" onClick={onClose}>
        <img src="/art/wheel/hub.svg" alt="" width="90" height="90" />
      </button>
    </nav>
  )
}

/** Preloads the drawings of both pages. */
function fetchDrawings() {
  for (const { entries, toggle } of wheelPages)
    for (const { drawing } of [...entries, toggle]) new Image().src = `/art/wheel/${drawing}.svg`
}
