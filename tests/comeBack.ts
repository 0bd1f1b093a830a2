import { act } from '@testing-library/react'

/** The user comes back to this tab. */
export function comeBack() {
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
