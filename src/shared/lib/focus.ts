/*
 * Where the focus goes when what has it disappears. One rule: back to what opened a thing; if that is gone, to the heading
 * of what is shown now.
 */

const HEADINGS = ':is(h1, h2, h3, h4)[tabindex]'
const SECTIONS = 'section, article, [data-panel]'

type Targets = (HTMLElement | null | undefined)[]

/** The headings of the sections around an element, nearest first, then those before it, and the modal around it. */
export function headingsOf(element: HTMLElement): HTMLElement[] {
  // The page behind a modal is inert.
  const modal = element.closest<HTMLElement>('[data-panel]')
  const before = [...(modal ?? document).querySelectorAll<HTMLElement>(HEADINGS)]
    .filter(
      (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    .reverse()
  const around = before.filter((heading) => heading.closest(SECTIONS)?.contains(element) ?? true)
  return [...around, ...before, ...(modal ? [modal] : [])]
}

/** Focuses the first that is still there. */
export function focusFirst(targets: Targets, options?: FocusOptions) {
  const target = targets.find((element) => element?.isConnected && !element.closest('[inert]'))
  target?.focus(options)
}

/** A `ref` for what takes the place of something that had the focus. If anything else has it, that was intended. */
export function takeFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/**
 * A `ref` for an element that may be removed while the focus is inside, such as a message that its own button closes.
 */
export const restoreFocus = restoreFocusTo(() => [])

/**
 * Like `restoreFocus`, but the first of `findTargets` that is still there gets the focus. Call it outside of components:
 * React detaches a ref that is new at each render, each time.
 */
export function restoreFocusTo(findTargets: (element: HTMLElement) => Targets) {
  return (element: HTMLElement | null) => () => {
    // React calls this while the element is still in the document.
    if (!element?.contains(document.activeElement)) return
    const targets = [...findTargets(element), ...headingsOf(element)]
    queueMicrotask(() => {
      // If something else has the focus by then, that was intended.
      if (document.activeElement === document.body) focusFirst(targets)
    })
  }
}
