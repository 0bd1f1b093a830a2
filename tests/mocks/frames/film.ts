import { aftermovie } from '@/content/aftermovie'
import { FRAMES } from './paths'

/** The stand-in shows a page of its own as the film, in the very frame that the real one will have. */
export function showFilm(): void {
  Object.assign(aftermovie, { videoId: 'film.html', player: FRAMES })
}
