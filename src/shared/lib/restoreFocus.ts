const HEADINGS = 'h1[tabindex], h2[tabindex]'

/**
 * The `ref` of a part of a screen that goes away by a button of its own. The focus that it had would fall back to the
 * top of the page: it goes to the nearest heading before it that takes it.
 */
export const restoreFocus = restoreFocusTo(() => [])

/** As `restoreFocus`, for parts that know better: the first of `candidates` that is still there has it. */
export function restoreFocusTo(candidates: (part: HTMLElement) => Candidates) {
  return (part: HTMLElement | null) => () => {
    if (part) moveFocus(part, candidates(part))
  }
}

type Candidates = (HTMLElement | null | undefined)[]

/** React takes a `ref` back while its element still stands. */
function moveFocus(part: HTMLElement, candidates: Candidates) {
  if (!part.contains(document.activeElement)) return
  const next = [...candidates, ...headingsBefore(part)]
  queueMicrotask(() => {
    // What has taken the focus by then was meant to.
    if (document.activeElement !== document.body) return
    next.find((each) => each?.isConnected)?.focus()
  })
}

/** The nearest first. What lies under a modal is out of reach. */
function headingsBefore(part: HTMLElement): HTMLElement[] {
  const around = part.closest('[role$="dialog"]') ?? document
  return [...around.querySelectorAll<HTMLElement>(HEADINGS)]
    .filter((each) => each.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)
    .reverse()
}
