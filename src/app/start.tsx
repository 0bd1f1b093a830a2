import '@/shared/styles/index.css'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isDocumentOf } from '@/shared/start/isDocumentOf'
import { firstPictures } from '@/shared/start/firstPictures'
import { dismissPreloader } from '@/shared/start/preloader'
import { App } from './App'
import { fetchScreenAt } from './screens'

/** How long the site waits for the chunk of the first screen. */
const MAX_WAIT_MS = 1_000

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to draw the site into')
void draw(root)

async function draw(root: HTMLElement) {
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  // If it fails, the screen requests it again and shows the error.
  await Promise.race([fetchScreenAt(window.location.pathname).catch(() => undefined), late])
  // A transition renders in short steps, so that the page keeps responding.
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

/** If the document does not contain the screen, the preloader also waits for React. */
function Drawn({ children }: { children: ReactNode }) {
  useEffect(() => void firstPictures().then(dismissPreloader), [])
  return children
}
