import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { fetchScreenAt } from './routes'

/** So long the first screen's own file is waited for. After that the rest of the site is shown without it. */
const AT_THE_LATEST_MS = 1_000

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to draw the site into')
void draw(root)

/** The first screen appears as a whole, and at once. */
async function draw(root: HTMLElement) {
  const late = new Promise((resolve) => setTimeout(resolve, AT_THE_LATEST_MS))
  // A file that does not come is asked for again, and complained of, by its screen.
  await Promise.race([fetchScreenAt(window.location.pathname).catch(() => undefined), late])
  // As a transition it is made in short steps: the preloader goes on drawing, and the page is never deaf for long.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}
