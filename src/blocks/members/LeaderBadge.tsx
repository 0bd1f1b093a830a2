import styles from './LeaderBadge.module.css'

export function LeaderBadge() {
  return (
    <span className={styles.badge}>
      <img src="/art/ornament/fillet.svg" alt="" width="34" height="23" />
      Leader
    </span>
  )
}
