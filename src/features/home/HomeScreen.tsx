import '@/theme/home.css'
import '@/theme/preloader.css'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { SocialLinks } from '@/blocks/SocialLinks'
import { edition } from '@/content/edition'
import { useIsVisible } from '@/shared/hooks/useIsVisible'
import { paths } from '@/festival/paths'
import { drawings } from '@/theme/drawings'
import { HeroPicture } from './HeroPicture'
import { HomeButtons } from './HomeButtons'
import styles from './HomeScreen.module.css'
import text from './HomeText.module.css'
import { SideHeroes } from './SideHeroes'
import { useGaze } from './useGaze'
import { useHeroes } from './useHeroes'

/** Everything on the poster uses one unit, so that it looks the same in every window. */
export default function HomeScreen() {
  const stage = useRef<HTMLElement>(null)
  const isVisible = useIsVisible(stage)
  const { front, leaving, sideHeroes, next, hasChanged, bringToFront } = useHeroes()
  useGaze(stage, isVisible)

  return (
    <section ref={stage} className={styles.stage} data-visible={isVisible}>
      <div className={styles.poster}>
        <img className={styles.backdrop} {...drawings.backdrop} alt="" decoding="sync" />
        <SideHeroes heroes={sideHeroes} onPick={bringToFront} />
        <HeroPicture
          front={front}
          leaving={leaving}
          next={next}
          onNext={() => bringToFront(next)}
        />
        <HomeText />
      </div>
      <p role="status" className="visuallyHidden">
        {hasChanged && `The ${front.name}`}
      </p>
    </section>
  )
}

function HomeText() {
  const { theme } = edition
  return (
    <div className={text.words}>
      <ScreenTitle tabTitle={`${theme.left} ${theme.right}`} className="heroTitle">
        <span>{theme.left}</span> <span>{theme.right}</span>
      </ScreenTitle>
      <div className={text.foot}>
        <Link className={text.when} to={paths.schedule}>
          <span className="visuallyHidden">Schedule, </span>
          <b className="link">{edition.dates}</b>
          <span>
            <span data-roomy>{edition.ordinal} edition, </span>
            {edition.place}
            <span data-roomy>, {edition.address.state}</span>
          </span>
        </Link>
        <HomeButtons />
        <SocialLinks />
      </div>
    </div>
  )
}
