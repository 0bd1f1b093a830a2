import { useEffect, useRef, useState } from 'react'
import { useSeen } from '@/shared/hooks/useSeen'
import { canReach } from '@/shared/lib/canReach'
import { ErrorState } from './ErrorState'
import styles from './OutsideFrame.module.css'
import { Skeleton } from './Skeleton'

const PATIENCE_MS = 15_000

type Props = {
  src: string
  /** What the page in the frame is, for people who hear it. */
  title: string
  /** When it cannot be had. */
  failure: { title: string; message: string }
}

/** Another site's page, with the least permissions. It is asked for only once it is seen, and says so when it cannot come. */
export function OutsideFrame({ failure, ...page }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const [round, setRound] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  function tryAgain() {
    setHasFailed(false)
    setRound(round + 1)
  }
  return (
    <div ref={box} className={styles.box} data-ground="night">
      {hasFailed ? (
        <ErrorState {...failure} onRetry={tryAgain} />
      ) : isSeen ? (
        <Arriving key={round} {...page} onFail={() => setHasFailed(true)} />
      ) : (
        <Skeleton />
      )}
    </div>
  )
}

type ArrivingProps = Omit<Props, 'failure'> & { onFail: () => void }

/** One try: ask whether the page answers, show it under the skeleton, uncover it when it has loaded. */
function Arriving({ src, title, onFail }: ArrivingProps) {
  const [stage, setStage] = useState<'asking' | 'loading' | 'shown'>('asking')
  const fail = useRef(onFail)
  const isShown = stage === 'shown'

  useEffect(() => {
    const asking = new AbortController()
    void canReach(src, asking.signal).then((isThere) => {
      if (asking.signal.aborted) return
      if (isThere) setStage('loading')
      else fail.current()
    })
    return () => asking.abort()
  }, [src])

  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => fail.current(), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isShown])

  return (
    <>
      {!isShown && <Skeleton />}
      {stage !== 'asking' && (
        <iframe
          src={src}
          title={title}
          className={styles.frame}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setStage('shown')}
        />
      )}
    </>
  )
}
