import type { ReactNode, Ref } from 'react'
import styles from './StateMessage.module.css'

type Props = {
  /** `restoreFocus` where the action makes all of it go away. */
  ref?: Ref<HTMLDivElement>
  title: string
  children?: ReactNode
  /** The next step, as a Button or ButtonLink. */
  action?: ReactNode
}

/** Nothing here yet: the unpainted mask on its thread. */
export function EmptyState({ ref, title, children, action }: Props) {
  return (
    <div ref={ref} className={styles.message}>
      <div className={styles.pair}>
        <img
          className={styles.hanging}
          src="/art/states/empty.svg"
          alt=""
          width="150"
          height="150"
        />
        <div className={styles.words}>
          <p className="title" data-step="d3">
            {title}
          </p>
          {children && <div>{children}</div>}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </div>
  )
}
