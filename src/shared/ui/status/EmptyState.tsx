import type { ReactNode, Ref } from 'react'
import { drawings } from '@/theme/drawings'
import styles from './StateMessage.module.css'

type Props = {
  /** Pass `restoreFocus` if the action removes this message. */
  ref?: Ref<HTMLDivElement>
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ ref, title, children, action }: Props) {
  return (
    <div ref={ref} className={styles.message}>
      <div className={styles.pair}>
        <img className={styles.hanging} {...drawings.empty} alt="" loading="lazy" />
        <div className={styles.words}>
          <p className="title" data-size="d3">
            {title}
          </p>
          {children && <div>{children}</div>}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </div>
  )
}
