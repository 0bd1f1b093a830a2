import { signInAs } from '../boot'
import { PASSWORD } from '../people'
import { signInRows } from '../signInTable'
import { CopyButton } from './CopyButton'

export function SignInSection() {
  return (
    <details open>
      <summary>Sign-in details</summary>
      <p>
        Everybody’s password: <code>{PASSWORD}</code>{' '}
        <CopyButton text={PASSWORD} label="password" />
      </p>
      <ul>
        {signInRows().map(({ person, shows }) => (
          <li key={person.id}>
            <div>
              <b>{person.role}</b> <small>{shows}</small>
              <br />
              <code>{person.email}</code>
            </div>
            <CopyButton text={person.email} label={`mail of the ${person.role}`} />
            <button
              type="button"
              aria-label={`Sign in as the ${person.role}`}
              onClick={() => {
                signInAs(person)
                location.reload()
              }}
            >
              Sign in as
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
