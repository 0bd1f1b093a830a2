import { Button } from '@/shared/ui/Button'
import styles from './Outdated.module.css'

type Props = {
  /** What is wrong with what stands below. */
  title: string
  problem: string
  isLoading: boolean
  onRetry: () => void
}

/** Stands over what is known from before, when asking for it again gave nothing. */
export function Outdated({ title, problem, isLoading, onRetry }: Props) {
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
