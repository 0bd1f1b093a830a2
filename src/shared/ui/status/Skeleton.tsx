import styles from './Skeleton.module.css'

type Props = {
  lines?: number
  /** Stands for a whole screen: it has the large ornament, and the page has no footer yet (`Footer.module.css`). */
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
