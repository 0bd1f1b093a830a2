import type { CSSProperties } from 'react'
import styles from './ContingentCode.module.css'

type Props = { code: string }

export function ContingentCode({ code }: Props) {
  if (code === '') return null
  const letters: CSSProperties & Record<'--letters', number> = { '--letters': code.length }
  return (
    <p className={styles.disc} style={letters}>
      <span>Code</span> <b className={styles.code}>{code}</b>
    </p>
  )
}
