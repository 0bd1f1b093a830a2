import type { Case } from './case'
import { messages } from './messages'
import { states } from './states'

/** By the name in the address: `?case=sign-in-busy`. */
export const cases: Record<string, Case> = { ...states, ...messages }

/** From anywhere on the mock site. */
export function addressOf(name: string): string {
  const path = cases[name]?.path ?? '/'
  return `${path}${path.includes('?') ? '&' : '?'}case=${name}`
}
