import { Link } from 'react-router-dom'
import { paths } from '@/shared/paths'

export function SignInLine() {
  return (
    <p>
      You pay with your festival account, and your cart stays.{' '}
      <Link className="link" to={paths.signIn}>
        Sign In
      </Link>
    </p>
  )
}
