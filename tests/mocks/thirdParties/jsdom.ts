import { act } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'
import { expireCaptcha } from './captcha'
import { isBlocked, runScript, scriptAt, type ScriptName } from './scripts'
import { settings } from './settings'

/**
 * jsdom fetches no scripts. This runs the third parties' ones when the site appends them, soon after and not at
 * once, as a browser would, and gives each element its load or error event. Called by `tests/setup.ts` for each file;
 * every test begins on a page that has loaded none.
 */
export function runThirdPartyScripts(): void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement) arrive(node)
    }
  })
  observer.observe(document, { childList: true, subtree: true })

  afterAll(() => observer.disconnect())
  afterEach(() => {
    settings.reset()
    Reflect.deleteProperty(window, 'grecaptcha')
    Reflect.deleteProperty(window, 'google')
  })
}

/** From now on this script does not load, as behind a blocker or without a network; until the test ends. */
export function blockScript(name: ScriptName): void {
  settings.change({ blocked: [...settings.get().blocked, name] })
}

/** For "try again": the next request for any script succeeds. */
export function unblockScripts(): void {
  settings.change({ blocked: [] })
}

/** Expires the captcha, as after two minutes. */
export function expireTheCaptcha(): void {
  act(expireCaptcha)
}

function arrive(script: HTMLScriptElement): void {
  const name = scriptAt(script.src)
  if (!name) return
  act(() => {
    if (isBlocked(name)) {
      script.dispatchEvent(new Event('error'))
      return
    }
    runScript(script.src)
    script.dispatchEvent(new Event('load'))
  })
}
