import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { festival } from '@mocks/festival'
import type { Person } from '@mocks/people'
import { App } from '@/app/App'
import { screens } from '@/app/screens'
import { paths } from '@/festival/paths'
import { startSession } from '@/state/session'

// Preloaded, so that no test waits for imports. The gallery's library stubs the clock when it loads, and its tests stub
// theirs first.
const preloaded = screens.filter(({ path }) => path !== paths.gallery)
await Promise.all(preloaded.map(({ preload }) => preload()))

type Options = {
  /** The signed-in user when the page opens; none by default. */
  as?: Person
  /** The state of its entry in the history, as a link gives it, or a reload keeps it. */
  state?: object | undefined
}

/**
 * Opens the whole site at an address, as a browser would: the real routes, the real store, the mock server.
 * Opening it again in the same test is a reload.
 */
export function renderApp(path: string, { as, state }: Options = {}) {
  if (as) localStorage.setItem('userData', JSON.stringify(festival.sessionOf(as)))
  // As React Router stores it.
  window.history.replaceState(state ? { usr: state, key: 'linked' } : null, '', path)
  return reloadApp()
}

/** Reloads the page: its entry in the history stays as it is. */
export function reloadApp() {
  cleanup()
  // Storage is read when the page starts and when another tab writes; to the site this is another tab.
  window.dispatchEvent(new StorageEvent('storage'))
  startSession()
  const view = render(<App />, { container: freshRoot() })
  const user = userEvent.setup({
    advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
  })
  const at = () => window.location.pathname + window.location.search
  return { ...view, user, at }
}

/** React uses a root once; a page that opens again needs a new one, where modals can make it inert. */
function freshRoot() {
  const root = document.createElement('div')
  root.id = 'root'
  document.getElementById('root')?.remove()
  document.body.prepend(root)
  return root
}
