import { createRoot } from 'react-dom/client'
import { Panel } from './Panel'

/** Beside the site, not in it: a modal that makes the page inert leaves the panel alone. */
export function mountPanel(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Panel />)
}
