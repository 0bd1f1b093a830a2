import type { ReactNode } from 'react'
import { ScreenTitle } from '../ScreenTitle'
import { StayNav } from './StayNav'
import styles from './StayFrame.module.css'

type Props = {
  /** For the browser tab. */
  page: string
  title: string
  /** The cards have their own headline; on wide screens the title is only for screen readers. */
  speaksForItself?: boolean
  beside?: ReactNode
  /** Under the navigation, on wide screens only. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function StayFrame({
  page,
  title,
  speaksForItself = false,
  beside,
  aside,
  className = '',
  children,
}: Props) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <StayNav />
      <div className={styles.main}>
        <div className={styles.head}>
          <ScreenTitle page={page} className={`title ${styles.heading}`}>
            <span className={speaksForItself ? styles.onlyPhones : undefined}>{title}</span>
          </ScreenTitle>
          {beside}
        </div>
        {children}
      </div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  )
}
