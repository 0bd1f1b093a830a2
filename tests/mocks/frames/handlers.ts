import { http, HttpResponse, passthrough, type HttpHandler } from 'msw'
import { aftermovie } from '@/content/aftermovie'
import { settings } from '../thirdParties/settings'
import { FRAMES } from './paths'

/**
 * The pages in the frames and the film are files of the mock server's build, so a browser has no need of these: they play
 * only that nobody answers.
 */
export const frameHandlers: HttpHandler[] = [
  http.head(`*${FRAMES}*`, () => {
    if (settings.get().framesBlocked) return HttpResponse.error()
    return typeof ServiceWorkerContainer === 'undefined' ? new HttpResponse() : passthrough()
  }),
  ...aftermovie.film.sources.map(({ src }) =>
    http.get(`*${src}`, () =>
      settings.get().framesBlocked ? HttpResponse.error() : passthrough(),
    ),
  ),
]
