import type { ReactNode } from 'react'
import { drawings } from '@/theme/drawings'
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

export function RegisteredEventsDrawing() {
  const { registeredLeft: left, registeredRight: right } = drawings
  return (
    <svg className={styles.drawing} viewBox="-112 -112 224 224" aria-hidden="true">
      <path
        className={styles.rope}
        d="M-728-84C-674-60 -574-60 -520-84C-466-60 -366-60 -312-84C-258-60 -158-60 -104-84C-50-60 50-60 104-84C158-60 258-60 312-84C366-60 466-60 520-84C574-60 674-60 728-84"
      />
      <image href={left.src} x="-108.7" y="-58.7" width={left.width} height={left.height} />
      <image href={right.src} x="-19.6" y="-46.6" width={right.width} height={right.height} />
      <path className={styles.cord} d="M-46-70V-54M48-70V-44" />
    </svg>
  )
}
