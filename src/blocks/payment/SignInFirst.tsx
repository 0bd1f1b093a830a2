import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import styles from './Payment.module.css'

export function SignInFirst() {
  return (
    <div role="status" className={styles.signInFirst}>
      <p className="lead">
        <b>Please Sign-in to continue</b>
      </p>
      <ButtonLink to={paths.signIn}>Sign In</ButtonLink>
    </div>
  )
}
