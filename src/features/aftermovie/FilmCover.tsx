import { Button } from '@/shared/ui/button/Button'
import { drawings } from '@/theme/drawings'
import styles from './Film.module.css'

type Props = {
  isLate?: boolean
  onRetry?: () => void
}

/** The loading text of the film (Spec §2). If the film is slow, it offers a retry. */
export function FilmLoading({ isLate = false, onRetry }: Props) {
  return (
    <div className={styles.soon}>
      <img {...drawings.filmCover} alt="" loading="lazy" />
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
      <img {...drawings.play} alt="" />
      <span className="title" data-size="d3">
        Play the film
      </span>
    </button>
  )
}
