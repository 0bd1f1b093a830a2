import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { festival } from '@mocks/festival'

/** The second line of an unconfirmed mutation: at first, and after the refetch. */
export const CHECKING = 'Your request may have gone through. We are checking.'
export const HAS_NOT_ARRIVED = 'We have not received your request yet. You can try again.'
export const NOT_VERIFIED = 'Your request may have gone through. Please check before you try again.'
export const CHECK_FAILED =
  'We could not check whether your request went through. Press again to send it anyway.'

/** Sends, and waits for the timeout of 15 s. Fake timers must be on. */
export async function sendWithoutResponse(path: string, send: () => Promise<unknown>) {
  const before = festival.calls(path).length
  await send()
  await waitFor(() => expect(festival.calls(path)).toHaveLength(before + 1))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
}
