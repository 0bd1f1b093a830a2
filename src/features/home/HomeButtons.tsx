import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/ButtonLink'
import { useSession } from '@/state/session'
import styles from './HomeButtons.module.css'

/** Spec §2: LOG IN when signed out; DASHBOARD and PAY NOW when signed in. */
export function HomeButtons() {
  const { isLoggedIn } = useSession()
  return (
    <div className={styles.buttons}>
      {isLoggedIn ? (
        <>
          <ButtonLink to={paths.dashboard} variant="hot">
            DASHBOARD
          </ButtonLink>
        </>
      ) : (
        <ButtonLink to={paths.signIn} variant="hot">
          LOG IN
        </ButtonLink>
      )}
    </div>
  )
}
