/**
 * The rosette of index.html, which is there before any script is. `data-preloading` on <html> says that it is still on.
 * Where there is none (a later screen, a unit test), there is nothing to do.
 */
const LEAVES_IN_MS = 760
/** A picture that never comes must not keep people waiting. */
const AT_THE_LATEST_MS = 4_000

/** Lets the preloader leave. What it covered is ready to be looked at. */
export function dismissPreloader() {
  const preloader = document.getElementById('preloader')
  if (!preloader || preloader.dataset.leaving !== undefined) return
  preloader.dataset.leaving = ''
  delete document.documentElement.dataset.preloading
  setTimeout(() => preloader.remove(), LEAVES_IN_MS)
}

/** Sends the preloader away after a while, whatever is still missing. Gives back how to call that off. */
export function limitPreloader() {
  const timer = setTimeout(dismissPreloader, AT_THE_LATEST_MS)
  return () => clearTimeout(timer)
}

/** Waits until every picture inside has come, or has failed to. */
export async function picturesIn(element: Element): Promise<void> {
  await Promise.all([...element.querySelectorAll('img')].map(settled))
}

function settled(picture: HTMLImageElement): Promise<unknown> {
  if (picture.complete) return Promise.resolve()
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })
}
