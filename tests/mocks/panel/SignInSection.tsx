import { signInAs } from '../boot'
import { PASSWORD } from '../people'
import { signInRows } from '../signInTable'

export function SignInSection() {
  return (
    <details open>
      <summary>Sign-in details</summary>
      <p>
        Everybody’s password: <code>{PASSWORD}</code>
      </p>
      <ul>
        {signInRows().map(({ person, shows }) => (
          <li key={person.id}>
            <div>
              <b>{person.role}</b> <small>{shows}</small>
              <br />
              <code>{person.email}</code>
            </div>
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
