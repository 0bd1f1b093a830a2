/** A phone or a tablet: a finger is its main pointer. */
export function isTouchDevice(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
