import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { useLate } from '@/shared/hooks/useLate'
import { canReach } from '@/shared/lib/canReach'
import { sandboxOf } from './sandboxOf'
import styles from './ExternalFrame.module.css'

type Props = Pick<ComponentProps<'iframe'>, 'allow' | 'referrerPolicy'> & {
  src: string
  /** What is in the frame, for people who hear the page. */
  title: string
  /** Sandbox permissions beyond running scripts. */
  permissions?: string[]
  /** Stands over the frame until its page has come. */
  waiting: (isLate: boolean, retry: () => void) => ReactNode
  /** Stands in its place when nobody answers at the address. */
  failed: (retry: () => void) => ReactNode
}

/** A page of somebody else's, with the least permissions, and words for when it is slow or does not come. */
export function ExternalFrame(props: Props) {
  const [round, setRound] = useState(0)
  const box = useRef<HTMLDivElement>(null)

  function retry() {
    // The button that was pressed goes away; the focus stays where it was.
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
  const isLate = useLate()
  const isHydrated = useIsHydrated()
  if (isReachable === false) return failed(onRetry)
  // A browser's own error page "loads" too, so the frame shows once somebody has answered as well.
  const isShown = hasLoaded && (isReachable === true || isLate)
  return (
    <>
      {!isShown && <div className={styles.cover}>{waiting(isLate, onRetry)}</div>}
      {/* In a prerendered page it would load before anybody could tell. */}
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
