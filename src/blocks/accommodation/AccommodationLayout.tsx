import type { ReactNode } from 'react'
import { ScreenTitle } from '../ScreenTitle'
import { AccommodationNav } from './AccommodationNav'
import styles from './AccommodationLayout.module.css'

type Props = {
  /** For the browser tab. */
  tabTitle: string
  title: string
  /** The cards have their own headline; on wide screens the title is only for screen readers. */
  hidesTitleOnDesktop?: boolean
  beside?: ReactNode
  /** Under the navigation, on wide screens only. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function AccommodationLayout({
  tabTitle,
  title,
  hidesTitleOnDesktop = false,
  beside,
  aside,
  className = '',
  children,
}: Props) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <AccommodationNav />
      <div className={styles.main}>
        <div className={styles.head}>
          <ScreenTitle tabTitle={tabTitle} className={`title ${styles.heading}`}>
            <span className={hidesTitleOnDesktop ? styles.onlyPhones : undefined}>{title}</span>
          </ScreenTitle>
          {beside}
        </div>
        {children}
      </div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  )
}
