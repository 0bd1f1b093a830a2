import { useRef, useState, type SyntheticEvent } from 'react'
import { aftermovie } from '@/content/aftermovie'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useHasTimedOut } from '@/shared/hooks/timers'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { PlayButton, FilmLoading } from './FilmCover'
import styles from './Film.module.css'

/** Before the user presses play, the browser fetches only the poster. */
export function OwnFilm() {
  const { title, sources, poster, captions } = aftermovie.film
  const [phase, setPhase] = useState<'poster' | 'starting' | 'on' | 'failed'>('poster')
  const [attempt, setAttempt] = useState(0)
  const hasPainted = useHasPainted()
  const player = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)

  function start() {
    // The play button disappears. The focus moves to the stage, so that the next Tab goes into the film.
    player.current?.focus()
    setPhase('starting')
    setAttempt((last) => last + 1)
    // After a failure, the video tries its sources again only after load().
    video.current?.load()
    // The video reports failures as events, so a rejected play() is ignored.
    video.current?.play().catch(() => undefined)
  }

  // React calls this for each source that fails. The browser then tries the next source by itself.
  function handleError({ target, currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    const lastSource = currentTarget.querySelector('source:last-of-type')
    if (target === currentTarget || target === lastSource) setPhase('failed')
  }

  const isOn = phase === 'on'
  return (
    <div ref={player} className={styles.stage} data-on={isOn} tabIndex={-1}>
      <video
        ref={video}
        className={styles.film}
        aria-label={title}
        controls
        preload="none"
        playsInline
        poster={poster.src}
        width="1280"
        height="720"
        inert={!isOn}
        onPlaying={() => setPhase('on')}
        onError={handleError}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track
          kind="captions"
          src={captions.src}
          srcLang={captions.language}
          label={captions.label}
        />
      </video>
      {phase === 'failed' && (
        <div className={styles.failed}>
          <ErrorState
            title="The film did not load"
            message="Check your connection and try again. You can read below what happens in it."
            onRetry={start}
          />
        </div>
      )}
      {phase === 'starting' && <Starting key={attempt} onRetry={start} />}
      {phase === 'poster' && !hasPainted && <FilmLoading />}
      <noscript>
        <a className={styles.plain} href={sources[0]?.src}>
          Watch the film
        </a>
      </noscript>
      {phase === 'poster' && hasPainted && (
        <>
          <img className={styles.poster} src={poster.src} alt={poster.alt} />
          <PlayButton onClick={start} />
        </>
      )}
    </div>
  )
}

function Starting({ onRetry }: { onRetry: () => void }) {
  return <FilmLoading isLate={useHasTimedOut()} onRetry={onRetry} />
}
