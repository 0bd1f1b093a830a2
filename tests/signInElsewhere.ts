import { act } from '@testing-library/react'
import { festival } from '@mocks/festival'

/** In another tab somebody signs in, or out: the storage changes, and this tab hears of it. */
export function signInElsewhere(person: { id: number } | null) {
  if (person) localStorage.setItem('userData', JSON.stringify(festival.sessionOf(person)))
  else localStorage.removeItem('userData')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })))
}
