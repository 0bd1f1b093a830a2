/** The preloader of `/` (Spec §2) is in the document; `data-preloading` on <html> means that it is still shown. */
const LEAVES_IN_MS = 190

/** When the pictures of the first view have come or failed. After 4 s it leaves by its style. */
export async function dismissAfterPictures(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('main img:not([loading="lazy"])')
  await Promise.allSettled([...pictures].map((picture) => picture.decode()))
  dismissPreloader()
}

/** If nothing was painted yet, nobody saw it: then it is removed at once. */
export function dismissPreloader(): void {
  const preloader = document.getElementById('preloader')
  if (!preloader || preloader.dataset.leaving !== undefined) return
  preloader.dataset.leaving = ''
  delete document.documentElement.dataset.preloading
  const isSeen = performance.getEntriesByType('paint').length > 0
  if (isSeen) setTimeout(() => preloader.remove(), LEAVES_IN_MS)
  else preloader.remove()
}
