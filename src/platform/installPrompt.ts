/** TypeScript has no type for it: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let deferred: InstallPrompt | undefined

/** `undefined` if the browser does not offer to install the site. The event may come before the first screen. */
export const installPrompt = () => deferred

/** A prompt works only once. */
export function dropInstallPrompt() {
  deferred = undefined
}

export function keepInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Stops the banner of the browser, because the dashboard has its own button.
    event.preventDefault()
    if (isPrompt(event)) deferred = event
  })
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event
}
