import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isDocumentOf } from '@/platform/isDocumentOf'
import { keepInstallPrompt } from '@/platform/installPrompt'
import { ModuleLoadError, watchStylesheets } from '@/shared/lib/loadModule'
import { compositionEnd } from '@/platform/replayTyping'
import { showStartFailure } from '@/platform/showStartFailure'
import { App } from './App'
import { countFailures } from './countFailures'
import { logRecoverable } from './logRecoverable'
import { registerWorker } from '@/platform/registerWorker'
import { startSession } from '@/state/session'
import { preloadScreenAt } from './screens'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to draw the site into')
countFailures()
keepInstallPrompt()
watchStylesheets()
startSession()
draw(root).catch(showStartFailure)
// The mock site uses the worker of the mock server. The development server has no worker.
// After a failure the page works without the worker, and the next visit tries again.
if (import.meta.env.MODE === 'production') registerWorker().catch(() => undefined)

async function draw(root: HTMLElement) {
  const site = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  const options = { onRecoverableError: logRecoverable }
  const { pathname } = window.location
  if (!isDocumentOf(pathname)) return createRoot(root, options).render(<Drawn>{site}</Drawn>)
  // Until the screen has loaded, the user can read the prerendered page and type into it.
  await loadScreen(pathname)
  await compositionEnd()
  // A transition hydrates in short steps, so that the page keeps responding. Without it, the page blocks twice as long.
  startTransition(() => void hydrateRoot(root, site, options))
}

/** On a slow network the script may time out. Then a notice says so, and the request is repeated. */
async function loadScreen(pathname: string): Promise<void> {
  try {
    await preloadScreenAt(pathname)
  } catch (problem) {
    if (!(problem instanceof ModuleLoadError && problem.hasTimedOut)) throw problem
    await showStartFailure(problem)
    await loadScreen(pathname)
  }
}

/** Without a prerendered page of this address, the preloader must stay until React has rendered. */
function Drawn({ children }: { children: ReactNode }) {
  useEffect(() => window.dismissPreloader?.(), [])
  return children
}
