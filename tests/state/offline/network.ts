import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { festival } from '@mocks/festival'
import { PATHS } from '@mocks/paths'
import { stubNavigator } from '../../stubNavigator'

export const OFFLINE = 'You are offline. Nothing was sent. Try again when you have a signal.'

/** Nothing reaches the server any more, and the browser knows. */
export function loseNetwork() {
  for (const path of PATHS) festival.break(path, 'offline')
  stubNavigator({ onLine: false })
  act(() => void window.dispatchEvent(new Event('offline')))
}

/** At once, not after the random delay; network-returns.test.tsx has that. */
export function findNetwork() {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  festival.mend()
  stubNavigator({ onLine: true })
  act(() => void window.dispatchEvent(new Event('online')))
}

/** The page is closed, and so is its tab: what is kept for the tab goes. */
export function closeTab() {
  cleanup()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
}

/** All that is kept of the server's answers about a person, as text. */
export const ownData = () => localStorage.getItem('ownData') ?? ''
