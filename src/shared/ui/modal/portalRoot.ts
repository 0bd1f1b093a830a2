/** Siblings of the page in index.html, so that they work while the page is inert. Some tests have only the body. */
export function portalRoot(id: 'overlays' | 'toasts'): HTMLElement {
  return document.getElementById(id) ?? document.body
}
