import type { ReactNode } from 'react'
import styles from './ButtonFace.module.css'

/** What is written on a button. The idle words stay in place while it is busy, so that its width stays too. */
export function ButtonFace({ busy, children }: { busy?: string | false; children: ReactNode }) {
  return (
    <span className={styles.face}>
      <span className={styles.idle} aria-hidden={busy ? true : undefined}>
        {children}
      </span>
      {busy && (
        <span className={styles.working}>
          {busy}
          <span className={styles.stitch} aria-hidden="true" />
        </span>
      )}
    </span>
  )
}
