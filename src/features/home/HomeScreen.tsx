import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { SocialLinks } from '@/blocks/SocialLinks'
import { edition } from '@/content/edition'
import { useIsVisible } from '@/shared/hooks/useIsVisible'
import { paths } from '@/shared/paths'
import { HomeButtons } from './HomeButtons'
import styles from './HomeScreen.module.css'
import { GreatMask } from './mask/GreatMask'
import { HangingMasks } from './mask/HangingMasks'
import { useGaze } from './mask/useGaze'
import { useUnmask } from './mask/useUnmask'

/** The poster: everything on it is placed in one unit, so that it composes the same on every window. */
export default function HomeScreen() {
  const stage = useRef<HTMLElement>(null)
  const isVisible = useIsVisible(stage)
  const { front, leaving, hung, revealed, next, bringToFront } = useUnmask()
  const { theme } = edition
  useGaze(stage, isVisible)

  return (
    <section ref={stage} className={styles.stage} data-visible={isVisible}>
      <div className={styles.poster}>
        <img className={styles.night} src="/art/ornament/night.svg" alt="" decoding="sync" />
        <HangingMasks hung={hung} onPick={bringToFront} />
        <GreatMask
          front={front}
          leaving={leaving}
          next={next}
          onUnmask={() => bringToFront(next)}
        />
        <div className={styles.words}>
          <ScreenTitle page={`${theme.left} ${theme.right}`} className={styles.title}>
            <span>{theme.left}</span> <span>{theme.right}</span>
          </ScreenTitle>
          <div className={styles.foot}>
            <Link className={styles.when} to={paths.schedule}>
              <span className="visuallyHidden">Schedule, </span>
              <b className="link">{edition.dates}</b>
              <span>
                <span data-roomy>{edition.ordinal} edition, </span>
                {edition.place}
                <span data-roomy>, West Bengal</span>
              </span>
            </Link>
            <HomeButtons />
            <SocialLinks />
          </div>
        </div>
      </div>
      <p role="status" className="visuallyHidden">
        {revealed && `The ${revealed.name}`}
      </p>
    </section>
  )
}
