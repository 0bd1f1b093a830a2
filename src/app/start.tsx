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
// The mock site has the mock server's worker, and the development server keeps nothing.
// If it fails, this visit lacks nothing, and the next one tries again.
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
  // Until its screen is here, the document stays as it is: it can be read, and keeps what is typed.
  await loadScreen(pathname)
  await compositionEnd()
  // A transition hydrates in short steps, so that the page keeps responding: in one piece it blocks twice as long.
  startTransition(() => void hydrateRoot(root, site, options))
}

/** On a bad network its script may take long: a notice says so, and the page works once it has come. */
async function loadScreen(pathname: string): Promise<void> {
  try {
    await preloadScreenAt(pathname)
  } catch (problem) {
    if (!(problem instanceof ModuleLoadError && problem.hasTimedOut)) throw problem
    await showStartFailure(problem)
    await loadScreen(pathname)
  }
}

/** Where the document is of another page, the preloader also waits for React. */
function Drawn({ children }: { children: ReactNode }) {
  useEffect(() => window.dismissPreloader?.(), [])
  return children
}
