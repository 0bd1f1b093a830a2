import { useEffect, useState } from 'react'
import { loadCaptcha } from './captchaScript'

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
