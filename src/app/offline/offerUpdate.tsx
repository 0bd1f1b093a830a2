// First, as in start.tsx: the order of the layers is that in which they are met.
import '@/shared/styles/index.css'
import { createRoot } from 'react-dom/client'
import { reload } from '@/shared/start/reload'
import { notify } from '@/shared/ui/toast/notify'
import { postToWorker } from './messages'
import { UpdateNotice } from './UpdateNotice'
import { canReload } from './canReload'

let isOffered = false

/** Above the page and outside its root, because the page may be inert or may have failed. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  if (isOffered) return
  isOffered = true
  const container = document.createElement('div')
  document.getElementById('root')?.before(container)
  createRoot(container).render(<UpdateNotice onUpdate={() => update(registration)} />)
}

/** Long enough for a worker that still answers requests. */
const TAKE_OVER_MS = 3_000

/** Whether the real site answers. If the login page of a Wi-Fi does, a reload would replace the working copy. */
async function isSiteThere(): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store', credentials: 'omit' })
    return answer.ok && (await answer.text()).includes('data-version=')
  } catch {
    return false
  }
}

/**
 * The new worker takes over, then the page is reloaded. The old worker is removed only if it stays active, as it may in
 * Chromium while it answers a request: without any worker, a start without a network would show nothing.
 */
async function update(registration: ServiceWorkerRegistration): Promise<void> {
  await reload(async () => {
    // Somebody may have begun to type while the server was asked.
    if (!(await isSiteThere()) || !canReload()) return false
    if (!(await takesOver(registration))) await registration.unregister()
    return canReload()
  })
  if (canReload()) notify.error('The new version did not load. Try again when you have a network.')
}

/** Also true if the new worker took over before, in another tab. */
function takesOver({ waiting }: ServiceWorkerRegistration): Promise<boolean> {
  if (!waiting) return Promise.resolve(true)
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), TAKE_OVER_MS)
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), {
      once: true,
    })
    postToWorker(waiting, { type: 'take-over' })
  })
}
