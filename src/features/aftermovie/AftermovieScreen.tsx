import { ScreenTitle } from '@/blocks/ScreenTitle'
import { aftermovie } from '@/content/aftermovie'
import { links } from '@/content/links'
import { ExternalLink } from '@/shared/ui/button/ExternalLink'
import { Icon } from '@/shared/ui/Icon'
import { Card } from '@/shared/ui/Card'
import { YouTubeFilm } from './YouTubeFilm'
import { OwnFilm } from './OwnFilm'
import { Transcript } from './Transcript'
import styles from './AftermovieScreen.module.css'

export default function AftermovieScreen() {
  const { title, videoId, film } = aftermovie
  return (
    <>
      <ScreenTitle tabTitle={title} className={`title ${styles.title}`} />
      <div className={styles.theatre}>
        <Card className={styles.frame}>
          <div className={styles.screen} data-ground="dark">
            {videoId ? <YouTubeFilm /> : <OwnFilm />}
          </div>
        </Card>
        <img className={styles.curtain} src="/art/ornament/curtain.svg" alt="" loading="lazy" />
        <img className={styles.curtain} src="/art/ornament/curtain.svg" alt="" loading="lazy" />
      </div>
      {!videoId && <Transcript />}
      <p className={styles.elsewhere}>
        {videoId
          ? 'It plays from YouTube when you press Play. '
          : `${film.seconds} seconds, with drums and captions. More films: `}
        <ExternalLink className="link" href={links.films}>
          The festival on YouTube
          <Icon name="external-link" />
        </ExternalLink>
      </p>
    </>
  )
}
