// First, as in start.tsx: the order of the layers is that in which they are met.
import '@/shared/styles/index.css'
import { createRoot } from 'react-dom/client'
import { reload } from '@/shared/start/reload'
import { notify } from '@/shared/ui/toast/notify'
import { UpdateNotice } from './UpdateNotice'
import { isFree } from './useIsFree'

let isOffered = false

/** Above the page and outside its root, because the page may be inert or may have failed. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  if (isOffered) return
  isOffered = true
  const place = document.createElement('div')
  document.getElementById('root')?.before(place)
  createRoot(place).render(<UpdateNotice onUpdate={() => update(registration)} />)
}

/** A server that fails, or the page of a Wi-Fi's sign-in, would leave this browser without its copy of the site. */
async function isSiteThere(): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store', credentials: 'omit' })
    return answer.ok && (await answer.text()).includes('data-version=')
  } catch {
    return false
  }
}

/**
 * The page is read again without the old worker, and registers the new one. `skipWaiting` would not do: in Chromium, a
 * worker that answers a request at that moment, such as one of the pointer on its way to the button, keeps its place.
 */
async function update(registration: ServiceWorkerRegistration): Promise<void> {
  // Somebody may have begun to type while the server was asked.
  await reload(async () => (await isSiteThere()) && isFree() && registration.unregister())
  if (isFree()) notify.error('The new version did not load. Try again when you have a network.')
}
