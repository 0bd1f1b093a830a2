import { festival } from './festival'
import { messages } from './messages'
import { expireCaptcha } from './thirdParties/captcha'
import { runScript } from './thirdParties/scripts'
import { settings } from './thirdParties/settings'

const thirdParties = { runScript, expireCaptcha, settings }

/** For Playwright and the third parties' scripts: `page.evaluate(() => window.festival.outbox())`. */
export function expose(): void {
  Object.assign(window, { festival, thirdParties, messages })
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to Window
  interface Window {
    festival: typeof festival
    thirdParties: typeof thirdParties
    messages: typeof messages
  }
}
