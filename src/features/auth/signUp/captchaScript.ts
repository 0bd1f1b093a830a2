import { PART_TIMEOUT_MS } from '@/shared/lib/partTimeout'
import { isRecord } from '@/shared/lib/unknown'

const ADDRESS = 'https://www.google.com/recaptcha/api.js'
/** The name of the function that the script calls once its second half has come too. */
const WHEN_READY = 'onloadcallback'

let loading: Promise<object> | undefined

/**
 * Loads the captcha's script, once a page, and gives its `grecaptcha` object. Rejects when it does not come (no
 * network, a blocker, 15 s of silence); the next call tries again, which the loader of react-google-recaptcha
 * does not.
 */
export function loadCaptcha(): Promise<object> {
  const present = captchaObject()
  if (present) return Promise.resolve(present)
  loading ??= insertScript().finally(() => {
    loading = undefined
  })
  return loading
}

function insertScript(): Promise<object> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const giveUp = () => {
      clearTimeout(clock)
      script.remove()
      reject(new Error('The captcha script did not load'))
    }
    const clock = setTimeout(giveUp, PART_TIMEOUT_MS)
    Reflect.set(window, WHEN_READY, () => {
      clearTimeout(clock)
      const loaded = captchaObject()
      if (loaded) resolve(loaded)
      else giveUp()
    })
    script.src = `${ADDRESS}?onload=${WHEN_READY}&render=explicit`
    script.async = true
    script.onerror = giveUp
    document.body.append(script)
  })
}

/** The script sets the object early and completes it later: it can be used once it can render. */
function captchaObject(): object | undefined {
  const found: unknown = Reflect.get(window, 'grecaptcha')
  return isRecord(found) && typeof found.render === 'function' ? found : undefined
}
