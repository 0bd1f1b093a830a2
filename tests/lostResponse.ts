import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { festival } from '@mocks/festival'

/** The second line of an unconfirmed mutation's toast, after the refetch. */
export const HAS_NOT_ARRIVED = 'We have not received your request yet. You can try again.'
export const NOT_VERIFIED = 'Your request may have gone through. Please check before you try again.'

/** Sends, and waits for the timeout of 15 s. It needs fake timers. */
export async function sendWithoutResponse(path: string, send: () => Promise<unknown>) {
  const before = festival.calls(path).length
  await send()
  await waitFor(() => expect(festival.calls(path)).toHaveLength(before + 1))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
}
