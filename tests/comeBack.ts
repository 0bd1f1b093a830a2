import { act } from '@testing-library/react'

/** The user returns to this tab. */
export function comeBack() {
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
