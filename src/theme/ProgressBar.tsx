import type { CSSProperties } from 'react'
import styles from './ProgressBar.module.css'

/** `share` is from 0 to 1. Screen readers read a text beside it instead. */
export function ProgressBar({ share }: { share: number }) {
  const progress: CSSProperties & Record<'--share', number> = { '--share': share }
  return (
    <div className={styles.progress} style={progress} aria-hidden="true">
      <svg className={styles.marker} viewBox="0 0 60 16">
        <path d="M2 8C2 4 6 2 14 2c18 0 34 3 44 6-10 3-26 6-44 6C6 14 2 12 2 8Z" />
        <path d="M8 8h9" />
      </svg>
    </div>
  )
}
