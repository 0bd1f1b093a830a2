/** How long the site waits for a server or a file, before it tells the user that it failed. */
export const REQUEST_TIMEOUT_MS = 15_000

export function withTimeout<Part>(part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('A part of the page did not load')), REQUEST_TIMEOUT_MS)
    part.then(resolve, reject)
  })
}
