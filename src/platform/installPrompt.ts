/** Chrome's event, which no library of types has: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent. */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let deferred: InstallPrompt | undefined

/** The browser's offer to install the site; it comes only where that is possible, and may come before the screen. */
export const installPrompt = () => deferred

/** A prompt works once. */
export function dropInstallPrompt() {
  deferred = undefined
}

export function keepInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Without the browser's own banner: the dashboard makes the offer.
    event.preventDefault()
    if (isPrompt(event)) deferred = event
  })
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event
}
