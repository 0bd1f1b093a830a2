import { dropInstallPrompt, installPrompt } from '@/platform/installPrompt'
import { hasWorkerEnded } from '@/platform/workerEnd'
import { installDeclined } from '@/state/installOffer'

/** `prompt`: the browser asks. `by-hand`: on iPhones and iPads, users install the site themselves. */
export type WayToInstall = 'prompt' | 'by-hand'

/** `null` if the site cannot be installed, is installed, or the user has declined. */
export function wayToInstall(): WayToInstall | null {
  // The offer promises that the site opens offline, which needs the service worker.
  if (installDeclined.get() || isInstalled() || hasWorkerEnded()) return null
  if (installPrompt()) return 'prompt'
  return isApplePhone() ? 'by-hand' : null
}

export function decline() {
  installDeclined.set(true)
}

/** Shows the browser's own dialog. A user who dismisses it has also declined our offer. */
export async function install() {
  const prompt = installPrompt()
  dropInstallPrompt()
  const choice = await prompt?.prompt()
  if (choice?.outcome === 'dismissed') decline()
}

const STANDALONE = '(display-mode: standalone)'

function isInstalled() {
  return (
    window.matchMedia(STANDALONE).matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
function isApplePhone() {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
