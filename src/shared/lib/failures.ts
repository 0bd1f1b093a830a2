/* For analytics (`app/countFailures.ts`). Each kind of failure counts once in a visit. */

const noted = new Set<string>()
let listener: ((failure: string) => void) | undefined

/** `failure` names the kind and the call. It must not contain messages, ids or the user's input. */
export function noteFailure(failure: string): void {
  if (noted.has(failure)) return
  noted.add(failure)
  listener?.(failure)
}

/** The callback also gets the failures from before this call. */
export function onFailure(callback: (failure: string) => void): void {
  listener = callback
  noted.forEach((failure) => callback(failure))
}
