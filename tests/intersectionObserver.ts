import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** jsdom has no layout, so it has no IntersectionObserver. With this one, a test decides what is in view. */
export function stubIntersectionObserver() {
  const watched = new Map<Element, (entries: IntersectionObserverEntry[]) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly notify: (entries: IntersectionObserverEntry[]) => void) {}
      observe(element: Element) {
        watched.set(element, this.notify)
      }
      disconnect() {
        for (const [element, notify] of watched) if (notify === this.notify) watched.delete(element)
      }
    },
  )
  return {
    /** Reports that this share of the element is visible. */
    show(element: Element, share: number) {
      const [target, notify] =
        [...watched].find(([candidate]) => candidate === element || candidate.contains(element)) ??
        []
      if (!target || !notify) return
      const full = new DOMRect(0, 0, 300, 200)
      act(() =>
        notify([
          {
            target,
            intersectionRatio: share,
            isIntersecting: share > 0,
            intersectionRect: new DOMRect(0, 0, 300, 200 * share),
            boundingClientRect: full,
            rootBounds: new DOMRect(0, 0, 1440, 900),
            time: 0,
          },
        ]),
      )
    },
  }
}
