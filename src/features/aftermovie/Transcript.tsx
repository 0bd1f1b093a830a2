import { aftermovie } from '@/content/aftermovie'
import { minutesAndSeconds } from '@/shared/lib/duration'
import styles from './Transcript.module.css'

/** The film as text, for users who cannot watch it. */
export function Transcript() {
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
