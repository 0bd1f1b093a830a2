import styles from './LeaderBadge.module.css'

/** Beside the name of whoever leads a team or a contingent. */
export function LeaderBadge() {
  return (
    <span className={styles.badge}>
      <img src="/art/ornament/fillet.svg" alt="" width="34" height="23" />
      Leader
    </span>
  )
}
