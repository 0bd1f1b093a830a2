import type { ReactNode } from 'react'
import { ScreenTitle } from '../ScreenTitle'
import { StayNav } from './StayNav'
import styles from './StayFrame.module.css'

type Props = {
  /** The name of the screen in the browser's tab. */
  page: string
  /** What stands over its cards. */
  title: string
  /** The cards open with a headline of their own; on wide screens the title is only heard. */
  speaksForItself?: boolean
  /** Stands at the other end of the title's line. */
  beside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** The accommodation screens: their side list, a title, and what belongs under it. */
export function StayFrame({
  page,
  title,
  speaksForItself = false,
  beside,
  className = '',
  children,
}: Props) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <StayNav />
      <div>
        <div className={styles.head}>
          <ScreenTitle page={page} className={`title ${styles.heading}`}>
            <span className={speaksForItself ? styles.onlyPhones : undefined}>{title}</span>
          </ScreenTitle>
          {beside}
        </div>
        {children}
      </div>
    </div>
  )
}
