import type { CSSProperties } from 'react'
import styles from './ContingentCode.module.css'

type Props = { code: string }

/** The code by which others join, under the contingent's seal. */
export function ContingentCode({ code }: Props) {
  if (code === '') return null
  const letters: CSSProperties & Record<'--letters', number> = { '--letters': code.length }
  return (
    <p className={styles.seal} style={letters}>
      <span>Code</span> <b className={styles.code}>{code}</b>
    </p>
  )
}
