import type { ReactNode } from 'react'
import type { Fill } from '@/theme/roles'
import styles from './Tile.module.css'

type Props = {
  label: string
  fill: Fill
  children: ReactNode
  onClick: () => void
}

export function Tile({ label, fill, children, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.tile}
      data-fill={fill}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span className={styles.picture}>{children}</span>
      <span className={styles.label}>{label}</span>
    </button>
  )
}
