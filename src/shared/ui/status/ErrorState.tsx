import type { Ref } from 'react'
import { Button } from '../button/Button'
import styles from './StateMessage.module.css'

type Props = {
  /** `restoreFocus` where trying again makes all of it go away. */
  ref?: Ref<HTMLDivElement>
  title?: string
  message?: string
  /** What the retry button says while it works; give it only then. */
  busy?: string | false
  /** Without it there is nothing to try again. */
  onRetry?: () => void
}

/** Something could not be had: the mask cracked along its seam. */
export function ErrorState({
  ref,
  title = 'Something went wrong.',
  message = 'Please try again later.',
  busy,
  onRetry,
}: Props) {
  return (
    <div ref={ref} className={styles.message} role="alert">
      <div className={styles.pair}>
        <img src="/art/states/error.svg" alt="" width="130" height="148" />
        <div className={styles.words}>
          <p className="title" data-step="d3">
            {title}
          </p>
          <p>{message}</p>
          {onRetry && (
            <div className={styles.action}>
              <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
                Try again
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
