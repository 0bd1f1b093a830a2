import { ScreenTitle } from '@/blocks/ScreenTitle'
import { Button } from '@/shared/ui/button/Button'
import { Card } from '@/shared/ui/Card'
import { useCurrentSession, useSession } from '@/state/session'
import { drawings } from '@/theme/drawings'
import styles from './Pass.module.css'

const avatars = new Map([
  ['M', drawings.avatarOfMan.src],
  ['F', drawings.avatarOfWoman.src],
])
/** For any other gender, or an unknown one. */
const NEUTRAL_AVATAR = drawings.logo.src
/** Longer names have smaller letters, so that the pass does not grow too tall. */
const LONG_NAME = 24

type Props = { onProfile: () => void; onBarcode: () => void }

export function Pass({ onProfile, onBarcode }: Props) {
  const { user } = useCurrentSession()
  const { logout } = useSession()
  const name = user.name || user.sfId

  return (
    <Card as="section" className={styles.pass} aria-label="Your pass">
      <button
        type="button"
        className={styles.portrait}
        aria-label="Open your profile"
        aria-haspopup="dialog"
        onClick={onProfile}
      >
        <img src={avatars.get(user.gender) ?? NEUTRAL_AVATAR} alt="" width="208" height="208" />
      </button>
      <div className={styles.name} translate="no" data-long={name.length > LONG_NAME}>
        <ScreenTitle tabTitle="Dashboard" className={styles.title}>
          {name}
        </ScreenTitle>
      </div>
      <p className={styles.sfId} translate="no">
        {user.sfId}
      </p>
      <div className={styles.divider}>
        <hr className="ornament" />
      </div>
      <div className={styles.actions}>
        <Button
          variant="tertiary"
          className={styles.barcode}
          aria-haspopup="dialog"
          onClick={onBarcode}
        >
          Your BarCode
        </Button>
        <Button variant="secondary" size="small" onClick={logout}>
          Logout
        </Button>
      </div>
    </Card>
  )
}
