import { useLocation, type Location } from 'react-router-dom'
import { fieldsOf, textOf } from '@/shared/lib/parse'
import { paths, plainPath } from '@/festival/paths'

/** Only visitors may see these pages, so nobody returns to them. */
const SIGNED_OUT_PATHS: string[] = [paths.signIn, paths.signUp, paths.forgotPassword]

export function isForSignedOut(path: string): boolean {
  return SIGNED_OUT_PATHS.includes(plainPath(path))
}

/** The history state of /signin, and of the pages that lead back to it: where the user comes from. */
export type ReturnState = { from: string }

/** As the state of a link to /signin: the page that leads there. */
export function returnTo({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ReturnState {
  return { from: pathname + search }
}

/** Where the user was sent to sign in from, if from anywhere. Pass it on as `state` with each step of signing in. */
export function useReturnState(): ReturnState | undefined {
  const from = textOf(fieldsOf(useLocation().state).from)
  const leadsBack = isOwnPath(from) && !isForSignedOut(from.replace(/[?#].*$/, ''))
  return leadsBack ? { from } : undefined
}

/** `//other.site` is another one, however it is written: the browser decides. */
function isOwnPath(from: string): boolean {
  if (!from.startsWith('/')) return false
  try {
    return new URL(from, window.location.origin).origin === window.location.origin
  } catch {
    return false
  }
}
