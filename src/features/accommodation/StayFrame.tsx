import type { ReactNode } from 'react'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { StayNav } from './StayNav'
import styles from './StayFrame.module.css'

type Props = {
  /** The name of the screen in the browser's tab. */
  page: string
  /** What stands over its cards. */
  title: string
  /** The cards open with a headline of their own; on wide screens the title is only heard. */
  speaksForItself?: boolean
  children: ReactNode
}

/** The four accommodation screens: their side list, a title, and what belongs under it. */
export function StayFrame({ page, title, speaksForItself = false, children }: Props) {
  return (
    <div className={styles.frame}>
      <StayNav />
      <div className={styles.content}>
        <ScreenTitle page={page} className={`title ${styles.heading}`}>
          <span className={speaksForItself ? styles.onlyPhones : undefined}>{title}</span>
        </ScreenTitle>
        {children}
      </div>
    </div>
  )
}
