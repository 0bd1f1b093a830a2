import { Button } from '@/shared/ui/button/Button'
import styles from './Film.module.css'

type Props = {
  isLate?: boolean
  onRetry?: () => void
}

/** The loading text of the film (Spec §2). If the film is slow, it offers a retry. */
export function FilmLoading({ isLate = false, onRetry }: Props) {
  return (
    <div className={styles.soon}>
      <img src="/art/ornament/rosette.svg" alt="" width="190" height="190" loading="lazy" />
      <div role="status">
        <p className="title" data-size="d3">
          The show will start soon...
        </p>
        {isLate && <p>This is taking longer than usual.</p>}
      </div>
      {isLate && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

export function PlayButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.play} onClick={onClick}>
      <img src="/art/ornament/play.svg" alt="" width="190" height="190" />
      <span className="title" data-size="d3">
        Play the film
      </span>
    </button>
  )
}
