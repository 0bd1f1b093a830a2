import { drawings } from '@/theme/drawings'
import styles from './LeaderBadge.module.css'

export function LeaderBadge() {
  return (
    <span className={styles.badge}>
      <img {...drawings.leader} alt="" />
      Leader
    </span>
  )
}
