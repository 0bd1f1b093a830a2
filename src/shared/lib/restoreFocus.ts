const HEADINGS = ':is(h1, h2, h3, h4)[tabindex]'

/**
 * A `ref` for an element that may be removed while the focus is inside, such as a message that its own button closes.
 * The focus then moves to the heading before it, or to the modal around it, and not to the top of the page.
 */
export const restoreFocus = restoreFocusTo(() => [])

/**
 * Like `restoreFocus`, but the first of `findTargets` that is still there gets the focus. Call it outside of components:
 * React detaches a ref that is new at each render, each time.
 */
export function restoreFocusTo(findTargets: (element: HTMLElement) => Targets) {
  return (element: HTMLElement | null) => () => {
    if (element) moveFocus(element, findTargets(element))
  }
}

type Targets = (HTMLElement | null | undefined)[]

/** React calls this while the element is still in the document. */
function moveFocus(element: HTMLElement, targets: Targets) {
  if (!element.contains(document.activeElement)) return
  const modal = element.closest<HTMLElement>('[aria-modal]')
  const candidates = [...targets, ...headingsBefore(element, modal ?? document), modal]
  queueMicrotask(() => {
    // If something else has the focus by then, that was intended.
    if (document.activeElement !== document.body) return
    candidates.find((candidate) => candidate?.isConnected)?.focus()
  })
}

/** The nearest first. With a modal open, only its headings: the page behind it is inert. */
function headingsBefore(element: HTMLElement, scope: ParentNode): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(HEADINGS)]
    .filter(
      (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    .reverse()
}
