import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { useHasTimedOut } from '@/shared/hooks/timers'
import { canReach } from '@/shared/lib/network'
import styles from './ExternalFrame.module.css'

type Props = Pick<ComponentProps<'iframe'>, 'allow' | 'referrerPolicy'> & {
  src: string
  title: string
  /** Sandbox permissions besides scripts. */
  permissions?: string[]
  /** Covers the frame until its page has loaded. */
  waiting: (isLate: boolean, retry: () => void) => ReactNode
  /** Replaces the frame if the address cannot be reached. */
  failed: (retry: () => void) => ReactNode
}

export function ExternalFrame(props: Props) {
  const [round, setRound] = useState(0)
  const box = useRef<HTMLDivElement>(null)

  function retry() {
    // The pressed button disappears, so the box takes the focus.
    box.current?.focus()
    setRound((last) => last + 1)
  }

  return (
    <div ref={box} className={styles.box} tabIndex={-1}>
      <Attempt key={`${props.src} ${round}`} {...props} onRetry={retry} />
    </div>
  )
}

function Attempt({
  src,
  title,
  permissions = [],
  waiting,
  failed,
  onRetry,
  ...rest
}: Props & { onRetry: () => void }) {
  const isReachable = useReach(src)
  const [hasLoaded, setHasLoaded] = useState(false)
  const isLate = useHasTimedOut()
  const isHydrated = useIsHydrated()
  if (isReachable === false) return failed(onRetry)
  // `load` also fires for a browser's own error page, so the address must respond, too.
  const isShown = hasLoaded && (isReachable === true || isLate)
  return (
    <>
      {!isShown && <div className={styles.cover}>{waiting(isLate, onRetry)}</div>}
      {/* In a prerendered page it would load before React can listen. */}
      {isHydrated && (
        <iframe
          {...rest}
          className={styles.frame}
          data-shown={isShown}
          src={src}
          title={title}
          sandbox={sandboxOf(src, permissions)}
          onLoad={() => setHasLoaded(true)}
        />
      )}
    </>
  )
}

function useReach(src: string): boolean | undefined {
  const [isReachable, setIsReachable] = useState<boolean>()
  useEffect(() => {
    const controller = new AbortController()
    void canReach(src, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setIsReachable(answer)
    })
    return () => controller.abort()
  }, [src])
  return isReachable
}

/** Other sites need their own origin. Our pages must not keep it: with scripts they could remove the sandbox. */
function sandboxOf(src: string, permissions: string[]): string {
  const isOurs = new URL(src, location.href).origin === location.origin
  return ['allow-scripts', ...(isOurs ? [] : ['allow-same-origin']), ...permissions].join(' ')
}
