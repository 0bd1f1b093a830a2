import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** jsdom lays nothing out, so it has no IntersectionObserver. With this one, a test says what has come into view. */
export function stubIntersectionObserver() {
  const watched = new Map<Element, (entries: IntersectionObserverEntry[]) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: IntersectionObserverEntry[]) => void) {}
      observe(element: Element) {
        watched.set(element, this.tell)
      }
      disconnect() {
        for (const [element, tell] of watched) if (tell === this.tell) watched.delete(element)
      }
    },
  )
  return {
    /** So much of the element is visible now. */
    show(element: Element, share: number) {
      const [target, tell] =
        [...watched].find(([each]) => each === element || each.contains(element)) ?? []
      if (!target || !tell) return
      const full = new DOMRect(0, 0, 300, 200)
      act(() =>
        tell([
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
