import type { Ref } from 'react'
import { drawings } from '@/theme/drawings'
import { Button } from '../button/Button'
import styles from './StateMessage.module.css'

type Props = {
  /** Pass `restoreFocus` if a retry removes this message. */
  ref?: Ref<HTMLDivElement>
  title?: string
  message?: string
  retry?: string
  /** The text of the retry button while the request is pending. */
  busy?: string | false
  onRetry?: () => void
}

export function ErrorState({
  ref,
  title = 'Something went wrong.',
  message = 'Please try again later.',
  retry = 'Try again',
  busy,
  onRetry,
}: Props) {
  return (
    <div ref={ref} className={styles.message} role="alert">
      <div className={styles.pair}>
        <img {...drawings.error} alt="" />
        <div className={styles.words}>
          <p className="title" data-size="d3">
            {title}
          </p>
          <p>{message}</p>
          {onRetry && (
            <div className={styles.action}>
              <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
                {retry}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
