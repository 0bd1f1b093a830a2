import { Navigate, useLocation } from 'react-router-dom'
import { decodedPath } from '@/shared/lib/decodedPath'
import { paths } from '@/shared/paths'
import { screenAt } from './screens'

/** Spec §2: any other address leads to `/`; a link that a chat has joined with what follows it, as in `/faqs).`, to its page. */
export function UnknownAddress() {
  const { pathname, search, hash } = useLocation()
  const meant = decodedPath(pathname).replace(/[^\p{L}\p{N}]+$/u, '')
  if (meant === '' || !screenAt(meant)) return <Navigate to={paths.home} replace />
  return <Navigate to={{ pathname: meant, search, hash }} replace />
}
