import { setupWorker } from 'msw/browser'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { isPanelOff, applyUrlParams } from './boot'
import { startClock } from './clock'
import { expose } from './expose'
import { filmHandlers } from './frames/handlers'
import { createHandlers } from './handlers'
import { hosts } from './hosts'
import { recordMessages } from './messages'
import { Panel } from './panel/Panel'
import { thirdPartyHandlers } from './thirdParties/handlers'

/** The entry of `--mode mock` instead of `src/main.ts`. It starts the mock server and then the unchanged site. */
recordMessages()
applyUrlParams()
startClock()
expose()
await forgetSiteWorker()
await startWorker()
if (!isPanelOff()) mountPanel()
if (location.pathname === '/mock/look') await showLook()
else await import('@/main')

async function showLook(): Promise<void> {
  const { LookSheet } = await import('./look/LookSheet')
  for (const id of ['preloader', 'not-started']) document.getElementById(id)?.remove()
  const root = document.getElementById('root')
  if (root) createRoot(root).render(createElement(LookSheet))
}

/** A production build may have run on this address before, and both workers handle the whole site. */
async function forgetSiteWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.active?.scriptURL.endsWith('/sw.js')) {
    await registration.unregister()
    window.location.reload()
    await new Promise(() => {})
  }
  // After the reload, because the old worker would fill the caches again.
  for (const name of await caches.keys()) await caches.delete(name)
}

async function startWorker(): Promise<void> {
  // MSW does not catch the rejection of its update, when a worker removes itself at that moment.
  window.addEventListener('unhandledrejection', (event) => {
    if (/Failed to update a ServiceWorker/.test(String(event.reason))) event.preventDefault()
  })
  try {
    await setupWorker(...createHandlers(hosts), ...thirdPartyHandlers, ...filmHandlers).start({
      // The site's own files bypass MSW. An unknown path of a festival host has a handler.
      onUnhandledRequest: 'bypass',
      quiet: true,
      serviceWorker: { url: '/mockServiceWorker.js' },
    })
  } catch (error) {
    window.dismissPreloader?.()
    document.body.prepend(
      'The mock server could not start. It needs a service worker: open the site on http://localhost, in a window that is not private.',
    )
    throw error
  }
}

/** The panel is outside the site, so a modal that makes the page inert leaves it usable. */
function mountPanel(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Panel))
}
