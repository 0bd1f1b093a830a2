import { useFestival } from './useFestival'

export function MailSection() {
  const { outbox } = useFestival()
  return (
    <details>
      <summary>OTP mails ({outbox.length})</summary>
      {outbox.length === 0 && <p>None yet. “Forgot password” sends one.</p>}
      <ul>
        {outbox.toReversed().map(({ to, otp, sentAt }) => (
          <li key={`${sentAt} ${otp}`}>
            <div>
              <b>{otp}</b> <small>{new Date(sentAt).toLocaleTimeString('en-IN')}</small>
              <br />
              <code>{to}</code>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
