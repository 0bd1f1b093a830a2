import { useRef, useState } from 'react'
import { aftermovie } from '@/content/aftermovie'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { ExternalFrame } from '@/shared/ui/frame/ExternalFrame'
import { PlayButton } from './PlayButton'
import { ShowSoon } from './ShowSoon'
import styles from './AftermovieScreen.module.css'

/** A film on YouTube. Nothing of the video host is loaded before somebody asks for the film. */
export function HostedFilm() {
  const { title, videoId, player } = aftermovie
  const [isOn, setIsOn] = useState(false)
  const stage = useRef<HTMLDivElement>(null)

  function play() {
    // The button goes away; the focus stays on the stage, and the next Tab goes into the film.
    stage.current?.focus()
    setIsOn(true)
  }

  return (
    <div ref={stage} className={styles.stage} data-hosted data-on={isOn} tabIndex={-1}>
      {isOn ? (
        <ExternalFrame
          // It starts by itself, for it was just asked for.
          src={`${player}${encodeURIComponent(videoId)}?autoplay=1&rel=0`}
          title={title}
          permissions={['allow-presentation', 'allow-popups', 'allow-popups-to-escape-sandbox']}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // The video host refuses to play for a page that does not say where it stands.
          referrerPolicy="strict-origin-when-cross-origin"
          waiting={(isLate, retry) => <ShowSoon isLate={isLate} onRetry={retry} />}
          failed={(retry) => (
            <ErrorState
              title="The film did not load"
              message="The video’s site gave no answer. Try again, or look for it on YouTube below."
              onRetry={retry}
            />
          )}
        />
      ) : (
        <PlayButton onClick={play} />
      )}
    </div>
  )
}
