import type { ReactNode } from 'react'
import styles from './Tile.module.css'

type Props = {
  label: string
  ground: 'teal' | 'vermilion' | 'night'
  children: ReactNode
  onClick: () => void
}

export function Tile({ label, ground, children, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.tile}
      data-fill={ground}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span className={styles.picture}>{children}</span>
      <span className={styles.label}>{label}</span>
    </button>
  )
}
