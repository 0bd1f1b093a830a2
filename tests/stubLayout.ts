import { vi } from 'vitest'

/** jsdom has no layout. Here everything is in view, nothing moves, and pictures are decoded at once. */
export function stubLayout() {
  vi.stubGlobal('IntersectionObserver', EverythingInView)
  vi.stubGlobal('ResizeObserver', NothingResized)
  Object.assign(Element.prototype, {
    getAnimations: () => [],
    getClientRects: () => [new DOMRect(0, 0, 300, 200)],
    scrollIntoView: () => undefined,
  })
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() })
}

class EverythingInView implements Pick<
  IntersectionObserver,
  'observe' | 'unobserve' | 'disconnect'
> {
  constructor(private readonly notify: (entries: IntersectionObserverEntry[]) => void) {}

  /** A browser notifies later. This does it synchronously, inside `act`. */
  observe(target: Element) {
    const box = new DOMRect(0, 0, 300, 200)
    this.notify([
      {
        target,
        intersectionRatio: 1,
        isIntersecting: true,
        intersectionRect: box,
        boundingClientRect: box,
        rootBounds: new DOMRect(0, 0, 1440, 900),
        time: 0,
      },
    ])
  }
  unobserve() {}
  disconnect() {}
}

class NothingResized implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
