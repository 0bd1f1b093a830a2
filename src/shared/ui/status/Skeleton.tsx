import styles from './Skeleton.module.css'

/** With the rosette it stands for a whole screen, and the page has no footer yet (`Footer.module.css`). */
export function Skeleton({ lines = 2, rosette = true }: { lines?: number; rosette?: boolean }) {
  return (
    <div className={styles.skeleton} role="status" data-whole={rosette || undefined}>
      <span className="visuallyHidden">Loading</span>
      {rosette && <span className={styles.rosette} />}
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bar} />
      ))}
    </div>
  )
}
