import { signInRows } from '../signInTable'
import { expireCaptcha } from '../thirdParties/captcha'
import { SCRIPTS } from '../thirdParties/scripts'
import { CAPTCHA_ANSWERS, settings, type CaptchaAnswer } from '../thirdParties/settings'
import { useSettings } from './useFestival'

const captchaWords: Record<CaptchaAnswer, string> = {
  works: 'gives a good token',
  refused: 'gives a token that sign-up refuses',
  error: 'cannot connect',
}

const NO_ACCOUNT = 'nobody@festival.test'

export function ThirdPartySection() {
  const { captcha, mail, blocked, framesBlocked = false } = useSettings()
  return (
    <details>
      <summary>Captcha and third-party sign-in</summary>
      <fieldset>
        <legend>A tick in the captcha</legend>
        {CAPTCHA_ANSWERS.map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name="mock-captcha"
              checked={captcha === answer}
              onChange={() => settings.change({ captcha: answer })}
            />
            {captchaWords[answer]}
          </label>
        ))}
      </fieldset>
      <p>
        <button type="button" onClick={expireCaptcha}>
          Let the captcha expire now
        </button>
      </p>
      <label>
        Third-party sign-in uses
        <select value={mail} onChange={({ target }) => settings.change({ mail: target.value })}>
          {signInRows().map(({ person: { email, role } }) => (
            <option key={email} value={email}>
              {role}
            </option>
          ))}
          <option value="">no account: the widget fails</option>
          <option value={NO_ACCOUNT}>{NO_ACCOUNT}, who has no account</option>
        </select>
      </label>
      {(['captcha', 'signIn'] as const).map((name) => (
        <Tick
          key={name}
          label={`After a reload, ${new URL(SCRIPTS[name]).host} cannot be reached`}
          isOn={blocked.includes(name)}
          onChange={(isOn) => {
            const others = blocked.filter((each) => each !== name)
            settings.change({ blocked: isOn ? [...others, name] : others })
          }}
        />
      ))}
      <Tick
        label="The games and the film cannot be reached"
        isOn={framesBlocked}
        onChange={(isOn) => settings.change({ framesBlocked: isOn })}
      />
    </details>
  )
}

type TickProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
