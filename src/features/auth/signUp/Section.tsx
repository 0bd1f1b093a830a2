import type { ReactNode } from 'react'
import styles from './SignUp.module.css'

type Props = { number: 1 | 2 | 3; title: string; children: ReactNode }

export function Section({ number, title, children }: Props) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <span className={styles.number} data-number={number} aria-hidden="true">
          {number}
        </span>
        <h2 className="title" data-size="d3">
          {title}
        </h2>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
