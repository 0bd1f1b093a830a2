import { act } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** The drawings have no role and no name; a test finds them by an attribute. */
const faces = () => [...document.querySelectorAll('[data-leaving]')]
/** Waits until the outgoing hero is removed. */
export async function settle() {
  await act(() => vi.advanceTimersByTimeAsync(800))
  expect(faces()).toHaveLength(1)
}
