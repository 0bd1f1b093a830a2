import '@/shared/styles/index.css'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isDocumentOf } from '@/shared/start/plainPath'
import { firstPictures } from '@/shared/start/firstPictures'
import { dismissPreloader } from '@/shared/start/preloader'
import { App } from './App'
import { fetchScreenAt } from './screens'

/** How long the first screen's own file is waited for. After that the rest of the site is shown without it. */
const MAX_WAIT_MS = 1_000

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to draw the site into')
void draw(root)

async function draw(root: HTMLElement) {
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  // A file that does not come is asked for again, and complained of, by its screen.
  await Promise.race([fetchScreenAt(window.location.pathname).catch(() => undefined), late])
  // As a transition it is done in short steps, so that the page is never deaf for long.
  const site = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  startTransition(() => {
    if (isDocumentOf(window.location.pathname)) hydrateRoot(root, site)
    else createRoot(root).render(<Drawn>{site}</Drawn>)
  })
}

/** Where the document did not bring the screen, the preloader waits for React too. */
function Drawn({ children }: { children: ReactNode }) {
  useEffect(() => void firstPictures().then(dismissPreloader), [])
  return children
}
