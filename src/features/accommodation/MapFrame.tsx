import { useRef } from 'react'
import { campus } from '@/content/accommodation'
import { frames } from '@/content/frames'
import { useHasBeenInView } from '@/shared/hooks/useHasBeenInView'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { ExternalFrame } from '@/shared/ui/ExternalFrame'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import styles from './MapScreen.module.css'

const failure = {
  title: 'The map did not load',
  message: 'Read below how to reach the campus, or use “Open in Map”.',
}

/** The map loads only when it becomes visible. */
export function MapFrame() {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useHasBeenInView(box)
  return (
    <div ref={box} className={styles.frame} data-ground="dark">
      {isSeen ? (
        <ExternalFrame
          src={frames.map}
          title={`Map: ${campus.place}`}
          permissions={['allow-popups']}
          referrerPolicy="strict-origin-when-cross-origin"
          waiting={(isLate, retry) =>
            isLate ? (
              <ErrorState {...failure} onRetry={retry} />
            ) : (
              <Skeleton isWholeScreen={false} />
            )
          }
          failed={(retry) => <ErrorState {...failure} onRetry={retry} />}
        />
      ) : (
        <Skeleton isWholeScreen={false} />
      )}
    </div>
  )
}
