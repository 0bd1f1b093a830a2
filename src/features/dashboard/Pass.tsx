import { ScreenTitle } from '@/blocks/ScreenTitle'
import { Button } from '@/shared/ui/Button'
import { Divider } from '@/shared/ui/Divider'
import { Paper } from '@/shared/ui/Paper'
import { useOwnRecord } from '@/state/ownRecord'
import { useOwnSession, useSession } from '@/state/session'
import styles from './Pass.module.css'

const avatars = new Map([
  ['M', '/art/avatars/m.svg'],
  ['F', '/art/avatars/f.svg'],
])
/** For everybody else, and for those whose gender the sign-in did not tell. */
const NEUTRAL_AVATAR = '/art/brand/mark.svg'
/** From here on a name is set smaller, so that the pass does not become a scroll. */
const LONG_NAME = 24

/** The person's own pass: portrait, name and SF id (Spec §2). */
export function Pass() {
  const { user } = useOwnSession()
  const { logout } = useSession()
  const { record } = useOwnRecord()
  const gender = user.gender || record?.user.gender || ''

  return (
    <Paper as="section" className={styles.pass} aria-label="Your pass">
      <img
        className={styles.portrait}
        src={avatars.get(gender) ?? NEUTRAL_AVATAR}
        alt=""
        width="208"
        height="208"
      />
      <div className={styles.name} data-long={user.name.length > LONG_NAME}>
        <ScreenTitle page="Dashboard" className={styles.title}>
          {user.name || user.sfId}
        </ScreenTitle>
      </div>
      <p className={styles.sfId}>{user.sfId}</p>
      <div className={styles.creeper}>
        <Divider kind="creeper" />
      </div>
      <Button variant="secondary" size="small" className={styles.logout} onClick={logout}>
        Logout
      </Button>
    </Paper>
  )
}
