import { signInRows } from '../signInTable'
import { expireCaptcha } from '../thirdParties/captcha'
import { SCRIPTS, type ScriptName } from '../thirdParties/scripts'
import { CAPTCHA_ANSWERS, settings, type CaptchaAnswer } from '../thirdParties/settings'
import { useSettings } from './useFestival'

const captchaWords: Record<CaptchaAnswer, string> = {
  works: 'gives a good token',
  refused: 'gives a token that sign-up refuses',
  error: 'cannot connect',
}

const NO_ACCOUNT = 'nobody@festival.test'

export function ThirdPartySection() {
  const { captcha, mail } = useSettings()
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
      <BlockedScript name="captcha" />
      <BlockedScript name="signIn" />
      <BlockedFrames />
    </details>
  )
}

function BlockedScript({ name }: { name: ScriptName }) {
  const { blocked } = useSettings()
  const others = blocked.filter((each) => each !== name)
  return (
    <label>
      <input
        type="checkbox"
        checked={blocked.includes(name)}
        onChange={({ target }) =>
          settings.change({ blocked: target.checked ? [...others, name] : others })
        }
      />
      After a reload, {new URL(SCRIPTS[name]).host} cannot be reached
    </label>
  )
}

function BlockedFrames() {
  const { framesBlocked = false } = useSettings()
  return (
    <label>
      <input
        type="checkbox"
        checked={framesBlocked}
        onChange={({ target }) => settings.change({ framesBlocked: target.checked })}
      />
      The games and the film cannot be reached
    </label>
  )
}
