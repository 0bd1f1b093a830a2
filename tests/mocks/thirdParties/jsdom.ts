import { act } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'
import { expireCaptcha } from './captcha'
import { isBlocked, runScript, scriptAt, type ScriptName } from './scripts'
import { settings } from './settings'

/**
 * jsdom fetches no scripts. This runs the third parties' scripts after the site appends them, and dispatches the load
 * or error event asynchronously, as in a browser. `tests/setup.ts` calls it for each file. Every test starts on a page
 * without loaded scripts.
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

/** The script does not load until the test ends, as with a blocker or without a network. */
export function blockScript(name: ScriptName): void {
  settings.change({ blocked: [...settings.get().blocked, name] })
}

/** The next request for any script succeeds, for tests of a retry. */
export function unblockScripts(): void {
  settings.change({ blocked: [] })
}

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
