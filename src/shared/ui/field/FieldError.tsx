import type { ReactNode } from 'react'
import styles from './Field.module.css'

/** The words for a wrong value, with the four-point spark. Tie it to the control through `id`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  )
}
