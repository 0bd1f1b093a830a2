import { vi } from 'vitest'

/** Makes `matchMedia` answer as a window of this width would; jsdom has none. Motion is as people like it by default. */
export function setViewport(width: number, { reducedMotion = false } = {}) {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query, width, reducedMotion),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
}

function matches(query: string, width: number, reducedMotion: boolean) {
  if (query.includes('prefers-reduced-motion')) return reducedMotion
  const [, below] = /width\s*<\s*(\d+)px/.exec(query) ?? []
  if (below) return width < Number(below)
  const [, atLeast] = /(?:width\s*>=\s*|min-width:\s*)(\d+)px/.exec(query) ?? []
  return atLeast ? width >= Number(atLeast) : false
}
