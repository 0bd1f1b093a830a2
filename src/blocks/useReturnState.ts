import { useLocation, type Location } from 'react-router-dom'
import { fieldsOf, textOf } from '@/shared/lib/parse'
import { paths, plainPath } from '@/festival/paths'

/** Only visitors may see these pages, so no sign-in returns to them. */
const SIGNED_OUT_PATHS: string[] = [paths.signIn, paths.signUp, paths.forgotPassword]

export function isForSignedOut(path: string): boolean {
  return SIGNED_OUT_PATHS.includes(plainPath(path))
}

/** The history state of /signin and of the pages around it: the page that the user came from. */
export type ReturnState = { from: string }

/** The state for a link to /signin. */
export function returnTo({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ReturnState {
  return { from: pathname + search }
}

/** The page that sent the user to sign in, if there is one. Pass it on as `state` with each step of signing in. */
export function useReturnState(): ReturnState | undefined {
  const from = textOf(fieldsOf(useLocation().state).from)
  const leadsBack = isOwnPath(from) && !isForSignedOut(from.replace(/[?#].*$/, ''))
  return leadsBack ? { from } : undefined
}

/** `//other.site` is another origin and has many spellings, so the browser parses it. */
function isOwnPath(from: string): boolean {
  if (!from.startsWith('/')) return false
  try {
    return new URL(from, window.location.origin).origin === window.location.origin
  } catch {
    return false
  }
}
