import { useEffect, useState, type CSSProperties } from 'react'
import { minutesAndSeconds } from '@/shared/lib/format'
import { OTP_VALID_MS } from '@/state/otpRequest'
import styles from './ForgotPassword.module.css'

/** Pass `deadline` as the `key` too: a new deadline restarts the countdown. */
export function OtpCountdown({ deadline }: { deadline: number }) {
  const seconds = useCountdown(deadline)
  const left: CSSProperties & Record<'--left', number> = {
    '--left': Math.min(1, (seconds * 1000) / OTP_VALID_MS),
  }
  return (
    <div className={styles.countdown} data-expired={seconds === 0} style={left}>
      <p role="timer" aria-live="off" className={styles.time}>
        <span>OTP expires in </span>
        <b>{minutesAndSeconds(seconds)}</b>
      </p>
      <span className={styles.timeLeft} aria-hidden="true" />
      <p role="status" className={seconds === 0 ? styles.over : 'visuallyHidden'}>
        {spoken(seconds)}
      </p>
    </div>
  )
}

/** Screen readers announce it once a minute and near the end, not every second. */
function spoken(seconds: number): string {
  if (seconds === 0) return 'The OTP has expired. Send a new one.'
  if (seconds <= 10) return 'The OTP expires in 10 seconds'
  if (seconds <= 30) return 'The OTP expires in 30 seconds'
  const minutes = Math.ceil(seconds / 60)
  return `The OTP expires in less than ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
}

/** Whole seconds left, from the clock: a phone may have slept. A new `deadline` (ms) needs a new component `key`. */
function useCountdown(deadline: number): number {
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((deadline - now) / 1000))
  const isOver = secondsLeft === 0

  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver, deadline])

  return secondsLeft
}
