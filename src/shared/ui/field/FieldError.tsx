import type { ReactNode } from 'react'
import styles from './Field.module.css'

/** Connect it to the control by `id` (aria-describedby). */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  )
}
