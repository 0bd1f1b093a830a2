import { act, cleanup } from '@testing-library/react'
import { festival } from '@mocks/festival'
import { PATHS } from '@mocks/paths'
import { stubNavigator } from '../../stubNavigator'

export const OFFLINE = 'You are offline. Nothing was sent. Try again when you have a signal.'

/** No request reaches the server, and the browser reports offline. */
export function loseNetwork() {
  for (const path of PATHS) festival.break(path, 'offline')
  stubNavigator({ onLine: false })
  act(() => void window.dispatchEvent(new Event('offline')))
}

export function findNetwork() {
  festival.mend()
  stubNavigator({ onLine: true })
  act(() => void window.dispatchEvent(new Event('online')))
}

/** Closes the page and its tab, and clears sessionStorage. */
export function closeTab() {
  cleanup()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
}

/** The persisted responses about the user, as text. */
export const offlineCopies = () => localStorage.getItem('ownData') ?? ''
