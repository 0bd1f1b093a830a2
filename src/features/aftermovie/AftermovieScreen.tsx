import { useRef, useState } from 'react'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { aftermovie } from '@/content/aftermovie'
import { links } from '@/content/links'
import { ExternalLink } from '@/shared/ui/ExternalLink'
import { Icon } from '@/shared/ui/Icon'
import { Paper } from '@/shared/ui/Paper'
import { HostedFilm } from './HostedFilm'
import { ShowSoon } from './ShowSoon'
import styles from './AftermovieScreen.module.css'

/** Spec §2, /aftermovie. Nothing of the video host is loaded before somebody asks for the film. */
export default function AftermovieScreen() {
  const { title, videoId } = aftermovie
  const [isOn, setIsOn] = useState(false)
  const stage = useRef<HTMLDivElement>(null)

  function play() {
    // The poster goes away; the focus stays on the stage, and the next Tab goes into the film.
    stage.current?.focus()
    setIsOn(true)
  }

  return (
    <>
      <ScreenTitle page={title} className={`title ${styles.title}`} />
      <div className={styles.theatre} data-on={isOn}>
        <Paper className={styles.frame}>
          <div ref={stage} className={styles.screen} data-ground="night" tabIndex={-1}>
            {!videoId ? (
              <ShowSoon />
            ) : isOn ? (
              <HostedFilm />
            ) : (
              <button type="button" className={styles.poster} onClick={play}>
                <img src="/art/ornament/play.svg" alt="" width="190" height="190" />
                <span className="title" data-step="d3">
                  Play the film
                </span>
              </button>
            )}
          </div>
        </Paper>
        <img className={styles.curtain} src="/art/ornament/curtain.svg" alt="" />
        <img className={styles.curtain} src="/art/ornament/curtain.svg" alt="" />
      </div>
      <p className={styles.elsewhere}>
        {videoId ? 'It plays from YouTube, once you ask for it. ' : 'Until then: '}
        <ExternalLink className="link" href={links.films}>
          The festival on YouTube
          <Icon name="external-link" />
        </ExternalLink>
      </p>
    </>
  )
}
