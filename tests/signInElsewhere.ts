import { act } from '@testing-library/react'
import { festival } from '@mocks/festival'

/** Another tab changes the storage, and this tab gets the event. */
export function signInElsewhere(person: { id: number } | null) {
  if (person) localStorage.setItem('userData', JSON.stringify(festival.sessionOf(person)))
  else localStorage.removeItem('userData')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })))
}
