const MAX_WAIT_MS = 4_000

/** Resolves when all images of the first view have loaded or failed, or after 4 s (Spec §2). */
export async function firstPictures(): Promise<void> {
  // Does not wait for the logos of the navigation.
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#root main img')].filter(
    isFirst,
  )
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  await Promise.race([Promise.all(pictures.map(settled)), late])
}

/** Not hidden at this width, not below the viewport, not marked as less urgent. */
function isFirst(picture: HTMLImageElement): boolean {
  return (
    !picture.matches('[loading="lazy"], [fetchpriority="low"]') &&
    picture.offsetParent !== null &&
    picture.getBoundingClientRect().top < window.innerHeight
  )
}

function settled(picture: HTMLImageElement): Promise<unknown> {
  if (picture.complete) return Promise.resolve()
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })
}
