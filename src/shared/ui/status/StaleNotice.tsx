import { restoreFocus } from '@/shared/lib/focus'
import { Button } from '../button/Button'
import styles from './StaleNotice.module.css'

type Props = {
  title: string
  /** Why the request failed. With `null`, nothing renders. */
  problem: string | null
  /** The time of the data, in words. */
  asOf?: string | undefined
  retry?: string
  isLoading: boolean
  onRetry: () => void
}

export function StaleNotice(props: Props) {
  const { title, problem, asOf, retry = 'Try again', isLoading, onRetry } = props
  if (problem === null) return null
  return (
    <div ref={restoreFocus} className={`row ${styles.notice}`} role="status">
      {/* A translating browser replaces text nodes, and React cannot remove those. The key replaces the whole `p`. */}
      <p key={`${asOf} ${problem}`}>
        <b>{title}</b>
        {asOf && ` As of ${asOf}.`}
        {` ${problem}`}
      </p>
      <Button variant="secondary" size="small" busy={isLoading && 'Loading...'} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
