import { vi } from 'vitest'

const listeners = new Set<() => void>()

/**
 * Makes `matchMedia` answer as a window of this width would; jsdom has none. Motion is as people like it by default.
 * Called again it is a window that changes its width: wrap that in `act`.
 */
export function setViewport(width: number, { reducedMotion = false } = {}) {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query, width, reducedMotion),
    media: query,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  for (const listener of listeners) listener()
}

function matches(query: string, width: number, reducedMotion: boolean) {
  if (query.includes('prefers-reduced-motion')) return reducedMotion
  const [, below] = /width\s*<\s*(\d+)px/.exec(query) ?? []
  if (below) return width < Number(below)
  const [, atLeast] = /(?:width\s*>=\s*|min-width:\s*)(\d+)px/.exec(query) ?? []
  return atLeast ? width >= Number(atLeast) : false
}
