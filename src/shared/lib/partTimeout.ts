/** How long to wait for a lazy part of a page before telling the user that it failed. */
export const PART_TIMEOUT_MS = 15_000

export function inTime<Part>(part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('A part of the page did not load')), PART_TIMEOUT_MS)
    part.then(resolve, reject)
  })
}
