import { Button } from '@/shared/ui/Button'
import styles from './Outdated.module.css'
import type { ContingentState } from './useContingent'

type Props = { state: ContingentState }

/** What is shown could not be fetched anew. */
export function Outdated({ state: { problem, isLoading, reload } }: Props) {
  if (problem === null) return null
  return (
    <div className={styles.outdated} role="status">
      <p>
        <b>This may be out of date.</b> {problem}
      </p>
      <Button variant="secondary" size="small" busy={isLoading && 'Loading...'} onClick={reload}>
        Try again
      </Button>
    </div>
  )
}
