import { Button } from '../button/Button'
import styles from './StaleNotice.module.css'

type Props = {
  /** What is wrong with what stands below. */
  title: string
  /** Why it could not be fetched anew, in words to show; nothing is shown where there is no problem. */
  problem: string | null
  isLoading: boolean
  onRetry: () => void
}

/** Stands over what is known from before, when asking for it again gave nothing. */
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
