const HEADINGS = 'h1[tabindex], h2[tabindex]'

/** A `ref` for an element that its own button removes: the focus moves to the heading before it. */
export const restoreFocus = restoreFocusTo(() => [])

/** Like `restoreFocus`, but the first of `candidates` that is still there gets the focus. */
export function restoreFocusTo(candidates: (part: HTMLElement) => Candidates) {
  return (part: HTMLElement | null) => () => {
    if (part) moveFocus(part, candidates(part))
  }
}

type Candidates = (HTMLElement | null | undefined)[]

/** React calls this while the element is still in the document. */
function moveFocus(part: HTMLElement, candidates: Candidates) {
  if (!part.contains(document.activeElement)) return
  const next = [...candidates, ...headingsBefore(part)]
  queueMicrotask(() => {
    // If something else has the focus by then, that was intended.
    if (document.activeElement !== document.body) return
    next.find((each) => each?.isConnected)?.focus()
  })
}

/** The nearest first. With a modal open, only its headings: the page behind it is inert. */
function headingsBefore(part: HTMLElement): HTMLElement[] {
  const around = part.closest('[role$="dialog"]') ?? document
  return [...around.querySelectorAll<HTMLElement>(HEADINGS)]
    .filter((each) => each.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)
    .reverse()
}
