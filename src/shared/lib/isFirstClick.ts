import type { MouseEvent } from 'react'

/** False for the second click of a double click, which would press what has moved under the pointer since. */
export function isFirstClick({ detail }: MouseEvent): boolean {
  return detail < 2
}
