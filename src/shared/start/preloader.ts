/**
 * The preloader of `/` (Spec §2): it is in the document, and covers the page until the pictures of the first view have
 * come. `data-preloading` on <html> says that it is still on. Where there is none, there is nothing to do.
 */
const LEAVES_IN_MS = 230
/** Lets the preloader leave; where nothing has been painted yet, nobody has seen it, and it is gone at once. */
export function dismissPreloader(): void {
  const preloader = document.getElementById('preloader')
  if (!preloader || preloader.dataset.leaving !== undefined) return
  preloader.dataset.leaving = ''
  delete document.documentElement.dataset.preloading
  const isSeen = performance.getEntriesByType('paint').length > 0
  if (isSeen) setTimeout(() => preloader.remove(), LEAVES_IN_MS)
  else preloader.remove()
}
