import { edition } from '@/content/edition'
import { clockOffset, moments } from '../clock'

/** The address of this screen at a moment. A link, so that the panel and an address work in the same way. */
function addressAt(moment: string): string {
  const address = new URL(location.href)
  address.searchParams.set('now', moment)
  return address.href
}

/** The current time in the format of `?now=`. */
function indianNow(): string {
  return new Date()
    .toLocaleString('sv-SE', { timeZone: edition.timeZone })
    .replace(' ', 'T')
    .slice(0, 16)
}

export function ClockSection() {
  const isMoved = clockOffset() !== null
  return (
    <details open={isMoved}>
      <summary>Clock{isMoved && ` (moved to ${indianNow().replace('T', ' ')})`}</summary>
      <p>The date of this tab, in Indian time. It goes on from there, also after a reload.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const moment = new FormData(event.currentTarget).get('now')
          if (typeof moment === 'string' && moment) location.assign(addressAt(moment))
        }}
      >
        <label>
          Date and time <input type="datetime-local" name="now" defaultValue={indianNow()} />
        </label>{' '}
        <button type="submit">Set the clock</button>
      </form>
      <ul>
        <li>
          <a href={addressAt('real')}>now: the real date and time</a>
        </li>
        {Object.entries(moments).map(([name, moment]) => (
          <li key={name}>
            <a href={addressAt(moment)}>
              {name}: {moment.replace('T', ' ')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
