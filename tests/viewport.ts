import { act } from '@testing-library/react'
import { vi } from 'vitest'

const listeners = new Set<() => void>()

const wishes = { reducedMotion: false, touch: false }

/** Stubs `matchMedia`, which jsdom lacks, for a window of this width. */
export function setViewport(width: number, { reducedMotion = false, touch = false } = {}) {
  Object.assign(wishes, { reducedMotion, touch })
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('matchMedia', (query: string) => ({
    // A getter, because a library may keep the object.
    get matches() {
      return matches(query, window.innerWidth)
    },
    media: query,
    addEventListener: (_type: 'change', listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: 'change', listener: () => void) => listeners.delete(listener),
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
}

/** Resizes the window, or rotates the phone. */
export function resizeTo(width: number, wished?: { reducedMotion?: boolean }) {
  setViewport(width, wished)
  act(() => {
    window.dispatchEvent(new Event('resize'))
    for (const listener of [...listeners]) listener()
  })
}

function matches(query: string, width: number) {
  if (query.includes('prefers-reduced-motion')) return wishes.reducedMotion
  if (query.includes('pointer: coarse')) return wishes.touch
  const [, below] = /width\s*<\s*(\d+)px/.exec(query) ?? []
  if (below) return width < Number(below)
  const [, atLeast] = /(?:width\s*>=\s*|min-width:\s*)(\d+)px/.exec(query) ?? []
  return atLeast ? width >= Number(atLeast) : false
}
