import { http, HttpResponse, passthrough, type HttpHandler } from 'msw'
import { aftermovie } from '@/content/aftermovie'
import { settings } from '../thirdParties/settings'

/** The film is a file of the mock server's build, so it needs a handler only to fail. */
export const filmHandlers: HttpHandler[] = aftermovie.film.sources.map(({ src }) =>
  http.get(`*${src}`, () => (settings.get().filmBlocked ? HttpResponse.error() : passthrough())),
)
