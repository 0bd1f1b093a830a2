import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { festival } from '@mocks/festival'

/** What is said of a write without an answer: at once, and when what it was to change has been read again. */
export const CHECKING = 'No answer in time. Your request may have arrived anyway. Checking…'
export const HAS_NOT_ARRIVED =
  'No answer in time. Your request has not arrived yet. You can try again.'
export const NOT_KNOWN =
  'No answer in time. Your request may have arrived anyway. Please check before you try again.'

/** Sends, and lets the 15 s pass. Fake timers must be on. */
export async function sendInVain(path: string, send: () => Promise<unknown>) {
  const before = festival.calls(path).length
  await send()
  await waitFor(() => expect(festival.calls(path)).toHaveLength(before + 1))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
}
