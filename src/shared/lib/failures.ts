/* What went wrong for the user, each kind once a visit, for analytics (`app/countFailures.ts`). It waits here until then. */

const noted = new Set<string>()
let listener: ((failure: string) => void) | undefined

/** `failure`: its kind, and the call; never a message, an id, or what somebody typed. */
export function noteFailure(failure: string): void {
  if (noted.has(failure)) return
  noted.add(failure)
  listener?.(failure)
}

/** Also calls back for those that were noted before. */
export function onFailure(callback: (failure: string) => void): void {
  listener = callback
  noted.forEach((failure) => callback(failure))
}
