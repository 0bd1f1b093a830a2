import '@/shared/styles/index.css'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isDocumentOf } from '@/shared/start/isDocumentOf'
import { firstPictures } from '@/shared/start/firstPictures'
import { keepInstallPrompt } from '@/shared/start/installPrompt'
import { dismissPreloader } from '@/shared/start/preloader'
import { showStartFailure } from '@/shared/start/showStartFailure'
import { whenAtRest } from '@/shared/start/whenAtRest'
import { App } from './App'
import { fetchScreenAt } from './screens'

/** How long an empty page waits for the chunk of its screen. */
const MAX_WAIT_MS = 1_000

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to draw the site into')
keepInstallPrompt()
draw(root).catch(showStartFailure)
// The mock site has the mock server's worker, and the development server keeps nothing.
// If it fails, this visit lacks nothing, and the next one tries again.
if (import.meta.env.MODE === 'production') keepForOffline().catch(() => undefined)

async function draw(root: HTMLElement) {
  const isDocument = isDocumentOf(window.location.pathname)
  const screen = fetchScreenAt(window.location.pathname)
  // Until its screen is here, the document stays as it is: it can be read, and keeps what is typed.
  if (isDocument) await screen
  else await Promise.race([screen.catch(() => undefined), late()])
  // A transition renders in short steps, so that the page keeps responding.
  const site = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  startTransition(() => {
    if (isDocument) hydrateRoot(root, site)
    else createRoot(root).render(<Drawn>{site}</Drawn>)
  })
}

/** Runs last, because the offline copy helps only later visits. */
async function keepForOffline() {
  await whenAtRest()
  const { registerWorker } = await import('./offline/registerWorker')
  await registerWorker()
}

function late(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
}

/** If the document does not contain the screen, the preloader also waits for React. */
function Drawn({ children }: { children: ReactNode }) {
  useEffect(() => void firstPictures().then(dismissPreloader), [])
  return children
}
