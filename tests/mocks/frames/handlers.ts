import { http, HttpResponse, passthrough, type HttpHandler } from 'msw'
import { settings } from '../thirdParties/settings'
import { FRAMES } from './paths'

/**
 * The pages in the frames are files of the stand-in's build, so a browser has no need of these: they play only
 * that nobody answers, to who asks whether somebody does.
 */
export const frameHandlers: HttpHandler[] = [
  http.head(`*${FRAMES}*`, () => {
    if (settings.get().framesBlocked) return HttpResponse.error()
    return typeof ServiceWorkerContainer === 'undefined' ? new HttpResponse() : passthrough()
  }),
]
