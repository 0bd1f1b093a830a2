import { useRef } from 'react'
import { useIsVisible } from '@/shared/hooks/useIsVisible'
import styles from './HomeScreen.module.css'
import { HomeText } from './HomeText'
import { GreatMask } from './GreatMask'
import { OtherMasks } from './OtherMasks'
import { useGaze } from './useGaze'
import { useUnmask } from './useUnmask'

/** Everything on the poster uses one unit, so that it looks the same in every window. */
export default function HomeScreen() {
  const stage = useRef<HTMLElement>(null)
  const isVisible = useIsVisible(stage)
  const { front, leaving, sideMasks, revealed, next, bringToFront } = useUnmask()
  useGaze(stage, isVisible)

  return (
    <section ref={stage} className={styles.stage} data-visible={isVisible}>
      <div className={styles.poster}>
        <img className={styles.night} src="/art/ornament/night.svg" alt="" decoding="sync" />
        <OtherMasks masks={sideMasks} onPick={bringToFront} />
        <GreatMask
          front={front}
          leaving={leaving}
          next={next}
          onUnmask={() => bringToFront(next)}
        />
        <HomeText />
      </div>
      <p role="status" className="visuallyHidden">
        {revealed && `The ${revealed.name}`}
      </p>
    </section>
  )
}
