type Part = 'root' | 'overlays' | 'toasts' | 'assertive' | 'polite'

/** A part of index.html: the page, or one of its siblings, which still work while the page is inert. */
export function pageRoot(id: Part): HTMLElement {
  const part = document.getElementById(id)
  if (!part) throw new Error(`index.html has no #${id}`)
  return part
}
