import { Button } from '../button/Button'
import styles from './StaleNotice.module.css'

type Props = {
  title: string
  /** Why loading failed; `null` shows nothing. */
  problem: string | null
  isLoading: boolean
  onRetry: () => void
}

export function StaleNotice({ title, problem, isLoading, onRetry }: Props) {
  if (problem === null) return null
  return (
    <div className={styles.outdated} role="status">
      <p>
        <b>{title}</b> {problem}
      </p>
      <Button variant="secondary" size="small" busy={isLoading && 'Loading...'} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
