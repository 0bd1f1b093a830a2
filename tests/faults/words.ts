import type { Row } from './row'

export const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'
export { HAS_NOT_ARRIVED } from '../noAnswer'

/** A write that has worked, told in our own words where the server's are none. */
export function oddMessages(own: string): Row['survived'] {
  return {
    'code 0 as text, and null for a message': [{ code: '0', message: null }, own],
    'an object for a message': [{ code: 0, message: { text: 'Done' } }, own],
  }
}
