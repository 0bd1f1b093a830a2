/** A picture that never comes must not keep people waiting. */
const MAX_WAIT_MS = 4_000

/** Settles once every picture of the first view has come or failed, and after 4 s at the latest (Spec §2). */
export async function firstPictures(): Promise<void> {
  // The logos of the navigation are drawn when they come.
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#root main img')].filter(
    isFirst,
  )
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  await Promise.race([Promise.all(pictures.map(settled)), late])
}

/** Not what this width does not draw, what one must scroll to, and what is marked as less urgent. */
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
