import { ScreenTitle } from '@/blocks/ScreenTitle'
import { aftermovie } from '@/content/aftermovie'
import { links } from '@/content/links'
import { minutesAndSeconds } from '@/shared/lib/format'
import { Card } from '@/shared/ui/Card'
import { Icon } from '@/shared/ui/Icon'
import { ExternalLink, NewTabLink } from '@/shared/ui/button/ButtonLink'
import { drawings } from '@/theme/drawings'
import styles from './AftermovieScreen.module.css'
import { OwnFilm } from './OwnFilm'
import { YouTubeFilm } from './YouTubeFilm'

export default function AftermovieScreen() {
  const { title, videoId, film, page } = aftermovie
  return (
    <>
      <ScreenTitle tabTitle={title} className={`title screenTitle ${styles.title}`} />
      <div className={styles.theatre}>
        <Card className={styles.frame}>
          <div className={styles.screen} data-tone="dark">
            {videoId ? <YouTubeFilm /> : <OwnFilm />}
          </div>
        </Card>
        <img className={styles.curtain} {...drawings.curtain} alt="" loading="lazy" />
        <img className={styles.curtain} {...drawings.curtain} alt="" loading="lazy" />
      </div>
      {!videoId && <Transcript />}
      <p className={styles.elsewhere}>
        {videoId ? (
          <>
            It plays from YouTube when you press Play.{' '}
            <NewTabLink href={page + encodeURIComponent(videoId)} of={title} /> More films:{' '}
          </>
        ) : (
          `${film.seconds} seconds, with drums and captions. More films: `
        )}
        <ExternalLink className="link" href={links.films}>
          The festival on YouTube
          <Icon name="external-link" />
        </ExternalLink>
      </p>
    </>
  )
}

/** The text version of the film, for users who cannot watch it. */
function Transcript() {
  return (
    <details className={styles.transcript}>
      <summary>The film in words</summary>
      <ol>
        {aftermovie.film.scenes.map(({ at, text }) => (
          <li key={at}>
            <time dateTime={`PT${at}S`}>{minutesAndSeconds(at)}</time>
            {text}
          </li>
        ))}
      </ol>
    </details>
  )
}
