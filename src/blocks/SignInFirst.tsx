import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import styles from './SignInFirst.module.css'

/** In place of what only signed-in people can do, with the way to sign in. */
export function SignInFirst() {
  return (
    <div role="status" className={styles.ask}>
      <p className="lead">
        <b>Please Sign-in to continue</b>
      </p>
      <ButtonLink to={paths.signIn}>Sign In</ButtonLink>
    </div>
  )
}
