import { act } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** The drawings have no role and no name; a test finds them by their attributes. */
export const faces = () => [...document.querySelectorAll('[data-leaving]')]
export const stillOf = (face: Element | undefined) => face?.querySelector('img')
export const partOfDrawing = (name: string) => document.querySelector(`[data-part="${name}"]`)
/** Waits until the outgoing hero is removed. */
export async function settle() {
  await act(() => vi.advanceTimersByTimeAsync(800))
  expect(faces()).toHaveLength(1)
}

/** How far the right and the left iris are turned. */
export function gaze(): string[] {
  return ['right', 'left'].map((side) => {
    const iris = document.querySelector(`[data-part="iris"][data-side="${side}"]`)
    return iris instanceof SVGElement ? iris.style.getPropertyValue('--gaze-x') : 'no eye'
  })
}
