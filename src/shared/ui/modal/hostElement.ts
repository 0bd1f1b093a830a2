/**
 * Where overlays and toasts are rendered: siblings of the page in index.html, so that a modal can make the page
 * inert without silencing them. A test without that page gets the body.
 */
export function hostElement(id: 'overlays' | 'toasts'): HTMLElement {
  return document.getElementById(id) ?? document.body
}
