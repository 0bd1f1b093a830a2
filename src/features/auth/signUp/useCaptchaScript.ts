import { useEffect, useState } from 'react'
import { REQUEST_TIMEOUT_MS } from '@/shared/lib/network'
import { isRecord } from '@/shared/lib/unknown'

const ADDRESS = 'https://www.google.com/recaptcha/api.js'
/** Global function that the script calls when its second part has loaded too. */
const WHEN_READY = 'onloadcallback'

export function useCaptchaScript() {
  const [grecaptcha, setGrecaptcha] = useState<object>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    let isCurrent = true
    loadCaptcha().then(
      (loaded) => {
        if (isCurrent) setGrecaptcha(loaded)
      },
      () => {
        if (isCurrent) setHasFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  function retry() {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }

  return { grecaptcha, hasFailed, retry }
}

let loading: Promise<object> | undefined

/**
 * Loads the captcha script once per page and resolves to its `grecaptcha` object. Rejects if it does not load (offline,
 * blocked, 15 s without a response). Unlike the loader of react-google-recaptcha, the next call tries again.
 */
function loadCaptcha(): Promise<object> {
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
    const clock = setTimeout(giveUp, REQUEST_TIMEOUT_MS)
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

/** The script creates the object early and completes it later: it is usable once it has `render`. */
function captchaObject(): object | undefined {
  const found: unknown = Reflect.get(window, 'grecaptcha')
  return isRecord(found) && typeof found.render === 'function' ? found : undefined
}
