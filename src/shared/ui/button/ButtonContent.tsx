import type { ReactNode } from 'react'
import styles from './ButtonContent.module.css'

/** The idle text keeps its place while busy, so that the width does not change. */
export function ButtonContent({ busy, children }: { busy?: string | false; children: ReactNode }) {
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
