import '@/shared/styles/preloader.css'
import { useRef } from 'react'
import { useIsVisible } from '@/shared/hooks/useIsVisible'
import styles from './HomeScreen.module.css'
import { HomeWords } from './HomeWords'
import { GreatMask } from './mask/GreatMask'
import { OtherMasks } from './mask/OtherMasks'
import { useGaze } from './mask/useGaze'
import { useUnmask } from './mask/useUnmask'

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
        <HomeWords />
      </div>
      <p role="status" className="visuallyHidden">
        {revealed && `The ${revealed.name}`}
      </p>
    </section>
  )
}
