import { dropInstallPrompt, installPrompt } from '@/platform/installPrompt'
import { hasWorkerEnded } from '@/platform/workerEnd'
import { installDeclined } from '@/state/installOffer'

/** `prompt`: the browser asks. `by-hand`: iPhones and iPads, where people have to do it themselves. */
export type WayToInstall = 'prompt' | 'by-hand'

/** `null` where it cannot be installed, already is, or the user does not want it. */
export function wayToInstall(): WayToInstall | null {
  // Without its worker the site does not open offline, which is what the offer promises.
  if (installDeclined.get() || isInstalled() || hasWorkerEnded()) return null
  if (installPrompt()) return 'prompt'
  return isApplePhone() ? 'by-hand' : null
}

export function decline() {
  installDeclined.set(true)
}

/** Shows the browser's own question. Dismissing that also ends our offer. */
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

/** An iPad calls itself a Mac; no Mac has a touch screen. */
function isApplePhone() {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
