import { grecaptcha } from './captcha'
import { accountsId } from './google'
import { settings } from './settings'

/** The addresses from which the site's components fetch the third parties' scripts. */
export const SCRIPTS = {
  captcha: 'https://www.google.com/recaptcha/api.js',
  signIn: 'https://accounts.google.com/gsi/client',
} as const

export type ScriptName = keyof typeof SCRIPTS

const install: Record<ScriptName, (script: URL) => void> = { captcha: installCaptcha, signIn }

/** The third party at this address, with any query. */
export function scriptAt(address: string): ScriptName | undefined {
  if (address.startsWith(SCRIPTS.captcha)) return 'captcha'
  return address.startsWith(SCRIPTS.signIn) ? 'signIn' : undefined
}

export function isBlocked(name: ScriptName): boolean {
  return settings.get().blocked.includes(name)
}

export function runScript(address: string): void {
  const name = scriptAt(address)
  if (!name) throw new Error(`No third party has a script at ${address}`)
  install[name](new URL(address))
}

function installCaptcha({ href, searchParams }: URL): void {
  Object.assign(window, { grecaptcha })
  const ready = searchParams.get('onload')
  if (!ready) return
  // The real script then fetches its larger half, so its callback always comes after the element's own load event.
  const element = [...document.scripts].find(({ src }) => src === href)
  element?.addEventListener('load', () => {
    const listener: unknown = Reflect.get(window, ready)
    if (typeof listener === 'function') Reflect.apply(listener, window, [])
  })
}

function signIn(): void {
  Object.assign(window, { google: { accounts: { id: accountsId } } })
}
