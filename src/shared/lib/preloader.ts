/**
 * The preloader of `/` (Spec §2): it is in the document, and covers the page until the pictures of the first view have
 * come. `data-preloading` on <html> says that it is still on. Where there is none, there is nothing to do.
 */
const LEAVES_IN_MS = 400
/** A picture that never comes must not keep people waiting. */
const AT_THE_LATEST_MS = 4_000

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

/** Lets it leave once every picture of the first view has come or failed, and after 4 s at the latest. */
export async function dismissPreloaderWithPictures(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, AT_THE_LATEST_MS))
  await Promise.race([firstPictures(), late])
  dismissPreloader()
}

async function firstPictures(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) =>
      document.addEventListener('DOMContentLoaded', resolve, { once: true }),
    )
  // The logos of the navigation are drawn when they come.
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#root main img')]
  // What is not drawn at this width, or waits to be scrolled to, is not asked for.
  const shown = pictures.filter(
    (picture) => picture.getAttribute('loading') !== 'lazy' && picture.offsetParent,
  )
  await Promise.all(shown.map(settled))
}

function settled(picture: HTMLImageElement): Promise<unknown> {
  if (picture.complete) return Promise.resolve()
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })
}
