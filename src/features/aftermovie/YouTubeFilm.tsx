import { useRef, useState } from 'react'
import { aftermovie } from '@/content/aftermovie'
import { ExternalFrame } from '@/shared/ui/ExternalFrame'
import { PlayButton, FilmLoading } from './FilmCover'
import styles from './Film.module.css'

/** Nothing loads from YouTube before the user presses play. */
export function YouTubeFilm() {
  const { title, videoId, player } = aftermovie
  const [isOn, setIsOn] = useState(false)
  const playerBox = useRef<HTMLDivElement>(null)

  function play() {
    // The play button disappears. The focus moves to the stage, so that the next Tab goes into the film.
    playerBox.current?.focus()
    setIsOn(true)
  }

  return (
    <div ref={playerBox} className={styles.stage} data-youtube data-on={isOn} tabIndex={-1}>
      {isOn ? (
        <ExternalFrame
          // The user has just pressed play, so they expect autoplay.
          src={`${player}${encodeURIComponent(videoId)}?autoplay=1&rel=0`}
          title={title}
          permissions={['allow-presentation', 'allow-popups', 'allow-popups-to-escape-sandbox']}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube refuses to play on a page that sends no referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          cover={<FilmLoading />}
        />
      ) : (
        <PlayButton onClick={play} />
      )}
    </div>
  )
}
