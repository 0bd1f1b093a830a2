import { act } from '@testing-library/react'
import { festival } from '@mocks/festival'

/** Signs in or out in another tab: changes the storage and dispatches the event in this tab. */
export function signInElsewhere(person: { id: number } | null) {
  if (person) localStorage.setItem('userData', JSON.stringify(festival.sessionOf(person)))
  else localStorage.removeItem('userData')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })))
}
