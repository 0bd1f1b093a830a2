import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { useHasTimedOut } from '@/shared/hooks/timers'
import { Button } from './button/Button'
import styles from './ExternalFrame.module.css'

/** A frame reports no errors, so only the time tells that its site does not respond. */
const LATE_AFTER_MS = 8_000

type Props = Pick<ComponentProps<'iframe'>, 'allow' | 'referrerPolicy'> & {
  src: string
  title: string
  /** Sandbox permissions besides scripts. */
  permissions?: string[]
  /** Covers the frame until it has loaded, for at most 8 s. */
  cover: ReactNode
}

/** The other site may refuse to be in a frame, so the caller must also render a `NewTabLink`. */
export function ExternalFrame(props: Props) {
  const [attempt, setAttempt] = useState(0)
  const box = useRef<HTMLDivElement>(null)

  function retry() {
    // The button disappears with the focus, so the box takes the focus.
    box.current?.focus()
    setAttempt(attempt + 1)
  }

  return (
    <div ref={box} className={styles.box} tabIndex={-1}>
      <Attempt key={`${props.src} ${attempt}`} {...props} onRetry={retry} />
    </div>
  )
}

function Attempt(props: Props & { onRetry: () => void }) {
  const [hasLoaded, setHasLoaded] = useState(false)
  const isLate = useHasTimedOut(LATE_AFTER_MS) && !hasLoaded
  const isHydrated = useIsHydrated()
  return (
    <>
      <div className={styles.stage}>
        {!hasLoaded && !isLate && <div className={styles.cover}>{props.cover}</div>}
        {/* A prerendered frame would load before React listens to `load`. */}
        {isHydrated && (
          <iframe
            className={styles.frame}
            data-shown={hasLoaded || isLate}
            src={props.src}
            title={props.title}
            allow={props.allow}
            referrerPolicy={props.referrerPolicy}
            sandbox={sandboxOf(props.src, props.permissions)}
            onLoad={() => setHasLoaded(true)}
          />
        )}
      </div>
      {isLate && (
        <div className={styles.late}>
          <p role="status">
            This is taking longer than usual. Check your connection, or open it in a new tab.
          </p>
          <Button variant="secondary" size="small" onClick={props.onRetry}>
            Try again
          </Button>
        </div>
      )}
    </>
  )
}

/** Other sites need their own origin. A page of this site must not have its origin: its scripts could remove the sandbox. */
function sandboxOf(src: string, permissions: string[] = []): string {
  const isOurs = new URL(src, location.href).origin === location.origin
  return ['allow-scripts', ...(isOurs ? [] : ['allow-same-origin']), ...permissions].join(' ')
}
