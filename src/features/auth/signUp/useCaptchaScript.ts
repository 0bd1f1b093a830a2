import { useQuery } from '@tanstack/react-query'
import { REQUEST_TIMEOUT_MS } from '@/shared/lib/network'
import { isRecord } from '@/shared/lib/unknown'

const ADDRESS = 'https://www.google.com/recaptcha/api.js'
/** Global function that the script calls when its second part has loaded too. */
const WHEN_READY = 'onloadcallback'

/** The `grecaptcha` object, loaded once per visit. Unlike with the loader of react-google-recaptcha, a failure can be retried. */
export function useCaptchaScript() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['captcha'],
    queryFn: () => captchaObject() ?? insertScript(),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    throwOnError: false,
  })
  return { grecaptcha: data, hasFailed: isError && !isFetching, retry: () => void refetch() }
}

/** Rejects if the script does not load (offline, blocked, 15 s without a response). */
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
