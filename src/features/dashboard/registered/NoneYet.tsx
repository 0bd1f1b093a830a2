import { Link } from 'react-router-dom'
import { paths } from '@/shared/paths'
import styles from './RegisteredEvents.module.css'

export function NoneYet({ what }: { what: 'solo' | 'group' }) {
  return (
    <p className={styles.none}>
      No {what} events yet.{' '}
      <Link className="link" to={paths.events}>
        Find one
      </Link>
    </p>
  )
}
