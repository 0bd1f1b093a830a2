import styles from './Skeleton.module.css'

export function Skeleton({ lines = 2, rosette = true }: { lines?: number; rosette?: boolean }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visuallyHidden">Loading</span>
      {rosette && <span className={styles.rosette} />}
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bar} />
      ))}
    </div>
  )
}
