import { Link } from 'react-router-dom'
import { paths } from '@/shared/paths'

export function SignInLine() {
  return (
    <p>
      Sign in to pay. Your cart stays as it is.{' '}
      <Link className="link" to={paths.signIn}>
        Sign In
      </Link>
    </p>
  )
}
