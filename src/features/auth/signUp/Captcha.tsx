import { useField } from 'formik'
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { ReCAPTCHA } from 'react-google-recaptcha'
import { useSize } from '../useSize'
import { env } from '@/festival/env'
import { Button } from '@/shared/ui/button/Button'
import { FieldError } from '@/shared/ui/field/FieldFrame'
import { useCaptchaScript } from './useCaptchaScript'
import styles from './SignUp.module.css'

/** Call `reset` after every failed attempt: the server accepts each token only once. */
export type CaptchaHandle = { reset: () => void }

const SPENT = 'Please tick the captcha again: each tick works for one attempt.'
const EXPIRED = 'The captcha has expired: a tick lasts two minutes. Please tick it again.'
const REDRAWN = 'The captcha was reloaded to fit your screen. Please tick it again.'
const LOST = 'The captcha lost its connection. Please tick it again when you are online.'

/** In pixels. A narrower page uses the compact widget. */
const USUAL_WIDTH = 304

/** The form field `captcha`. It says why a tick has become invalid. */
export function Captcha({ ref }: { ref: Ref<CaptchaHandle> }) {
  const [{ value: tick }, { touched, error: schemaError }, { setValue, setTouched }] =
    useField<string>('captcha')
  const { grecaptcha, hasFailed, retry } = useCaptchaScript()
  const [notice, setNotice] = useState<string>()
  const container = useRef<HTMLDivElement>(null)
  const room = useSize(container, handleResize)?.w
  const widget = useRef<ReCAPTCHA>(null)
  const id = useId()
  const error = touched ? schemaError : undefined

  function startOver(reason: string) {
    widget.current?.reset()
    setNotice(reason)
    void setTouched(false, false)
    void setValue('', true)
  }

  useImperativeHandle(ref, () => ({ reset: () => startOver(SPENT) }))

  // The widget cannot change its size. A new widget replaces it, and the tick is lost.
  function handleResize({ w: next }: { w: number }) {
    if (tick && room !== undefined && sizeIn(next) !== sizeIn(room)) startOver(REDRAWN)
  }

  function handleRetry() {
    retry()
    // The retry button disappears, so its focus moves here.
    container.current?.focus()
  }

  function handleTick(token: string | null) {
    setNotice(undefined)
    void setValue(token ?? '', true)
  }

  return (
    <div
      role="group"
      aria-label="Captcha"
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? true : undefined}
      tabIndex={-1}
      className={styles.captcha}
      ref={container}
    >
      {grecaptcha && room !== undefined ? (
        <ReCAPTCHA
          key={sizeIn(room)}
          ref={widget}
          className={styles.widget}
          grecaptcha={grecaptcha}
          sitekey={env.recaptchaSiteKey}
          size={sizeIn(room)}
          onChange={handleTick}
          onExpired={() => startOver(EXPIRED)}
          onErrored={() => startOver(LOST)}
        />
      ) : (
        <CaptchaLoading hasFailed={hasFailed} onRetry={handleRetry} />
      )}
      <div className={styles.captchaWords}>
        <p role="status" className={notice ? styles.notice : 'visuallyHidden'}>
          {notice}
        </p>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  )
}

function sizeIn(room: number) {
  return room < USUAL_WIDTH ? 'compact' : 'normal'
}

function CaptchaLoading({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (!hasFailed) {
    return (
      <p role="status" className={styles.onItsWay}>
        Loading the captcha…
      </p>
    )
  }
  return (
    <div role="alert" className={styles.notLoaded}>
      <p>
        The captcha did not load, and sign-up needs it. Check your connection, and that your browser
        does not block www.google.com. What you typed stays here.
      </p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Load the captcha again
      </Button>
    </div>
  )
}
