import type { ReactNode } from 'react'
import styles from './Tile.module.css'

type Props = {
  label: string
  ground: 'teal' | 'vermilion' | 'night'
  /** The drawing. */
  children: ReactNode
  onClick: () => void
}

/** An ink tile that opens one of the dashboard's modals. */
export function Tile({ label, ground, children, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.tile}
      data-ink={ground}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span className={styles.picture}>{children}</span>
      <span className={styles.label}>{label}</span>
    </button>
  )
}
