import { useEffect, useState } from 'react'
import { REQUEST_TIMEOUT_MS } from '@/shared/lib/network'
import { isRecord } from '@/shared/lib/parse'

const ADDRESS = 'https://www.google.com/recaptcha/api.js'
/** The script calls this global function when its second part has loaded too. */
const WHEN_READY = 'onloadcallback'

/** The `grecaptcha` object. The loader of react-google-recaptcha cannot retry after a failure, and this one can. */
export function useCaptchaScript() {
  const [attempt, setAttempt] = useState(1)
  const [grecaptcha, setGrecaptcha] = useState<object>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isMounted = true
    loadCaptcha().then(
      (loaded) => isMounted && setGrecaptcha(loaded),
      () => isMounted && setHasFailed(true),
    )
    return () => {
      isMounted = false
    }
  }, [attempt])

  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed])

  function retry() {
    setHasFailed(false)
    setAttempt((last) => last + 1)
  }

  return { grecaptcha, hasFailed, retry }
}

let loading: Promise<object> | undefined

/** All screens share one script. A new one loads after a failure. */
function loadCaptcha(): Promise<object> {
  const loaded = captchaObject()
  if (loaded) return Promise.resolve(loaded)
  loading ??= insertScript().finally(() => (loading = undefined))
  return loading
}

/** Rejects if the script does not load (offline, blocked, or 15 s without a response). */
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

/** The script creates the object early and completes it later. The object is usable when it has `render`. */
function captchaObject(): object | undefined {
  const grecaptcha: unknown = Reflect.get(window, 'grecaptcha')
  return isRecord(grecaptcha) && typeof grecaptcha.render === 'function' ? grecaptcha : undefined
}
