import { aftermovie } from '@/content/aftermovie'
import styles from './Transcript.module.css'

/** The film as text, for users who cannot watch it. */
export function Transcript() {
  return (
    <details className={styles.transcript}>
      <summary>The film in words</summary>
      <ol>
        {aftermovie.film.scenes.map(({ at, text }) => (
          <li key={at}>
            <time dateTime={`PT${at}S`}>{clock(at)}</time>
            {text}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Seconds as m:ss, for example 0:08. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
