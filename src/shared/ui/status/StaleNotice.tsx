import { restoreFocus } from '@/shared/lib/focus'
import { Button } from '../button/Button'
import styles from './StaleNotice.module.css'

type Props = {
  title: string
  /** Why loading failed; `null` if it has not, and then nothing is shown. */
  problem: string | null
  /** The time of what is shown, in words. */
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
      {/* As a whole: the browser's translation replaces texts, and React could not remove a single one any more. */}
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
