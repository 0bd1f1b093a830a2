import { http, HttpResponse, type HttpHandler } from 'msw'
import { isBlocked, SCRIPTS, type ScriptName } from './scripts'

/** Each script calls `window.thirdParties` in the page (tests/mocks/expose.ts), which does the work. */
export const thirdPartyHandlers: HttpHandler[] = [script('captcha'), script('signIn')]

function script(name: ScriptName): HttpHandler {
  return http.get(SCRIPTS[name], ({ request }) => {
    if (isBlocked(name)) return HttpResponse.error()
    return new HttpResponse(`thirdParties.runScript(${JSON.stringify(request.url)})`, {
      headers: { 'Content-Type': 'text/javascript' },
    })
  })
}
