/*
 * When the focused element disappears, the focus returns to the element that opened it. If that is gone, too, a heading gets
 * the focus.
 */

const HEADINGS = ':is(h1, h2, h3, h4)[tabindex]'
const SECTIONS = 'section, article, [data-panel]'

type Targets = (HTMLElement | null | undefined)[]

/** The headings of the sections around the element, nearest first. Then other headings before the element, and its modal. */
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

/** Skips elements that are removed or inert. */
export function focusFirst(targets: Targets, options?: FocusOptions) {
  const target = targets.find((element) => element?.isConnected && !element.closest('[inert]'))
  target?.focus(options)
}

/** A `ref` for an element that replaces the focused one. If the focus is elsewhere already, it stays there. */
export function takeFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/** A `ref` for an element that may disappear with the focus inside, such as a message with a button that closes it. */
export const restoreFocus = restoreFocusTo(() => [])

/**
 * Like `restoreFocus`, but tries the elements of `findTargets` first.
 * Call it outside of components: React detaches and attaches a new ref function at each render.
 */
export function restoreFocusTo(findTargets: (element: HTMLElement) => Targets) {
  return (element: HTMLElement | null) => () => {
    // React calls this while the element is still in the document.
    if (!element?.contains(document.activeElement)) return
    const targets = [...findTargets(element), ...headingsOf(element)]
    queueMicrotask(() => {
      // If another element has the focus by now, it keeps the focus.
      if (document.activeElement === document.body) focusFirst(targets)
    })
  }
}
