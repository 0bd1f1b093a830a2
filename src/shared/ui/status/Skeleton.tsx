import styles from './Skeleton.module.css'

type Props = {
  lines?: number
  /** A whole screen has a large ornament, and no footer while it loads (`Footer.module.css`). */
  isWholeScreen?: boolean
}

export function Skeleton({ lines = 2, isWholeScreen = true }: Props) {
  return (
    <div className={styles.skeleton} role="status" data-whole-screen={isWholeScreen || undefined}>
      <span className="visuallyHidden">Loading</span>
      {isWholeScreen && <span className={styles.spinner} />}
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bar} />
      ))}
    </div>
  )
}
