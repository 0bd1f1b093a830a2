import { useLocation } from 'react-router-dom'
import { decodedPath } from '@/shared/lib/decodedPath'
import { paths } from '@/festival/paths'
import { Redirect } from './Redirect'
import { screenAt } from './screens'

/** Spec §2: any other address leads to `/`; a link that a chat has joined with what follows it, as in `/faqs).`, to its page. */
export function UnknownAddress() {
  const { pathname, search, hash } = useLocation()
  const meant = decodedPath(pathname).replace(/[^\p{L}\p{N}]+$/u, '')
  if (meant === '' || !screenAt(meant)) return <Redirect to={paths.home} />
  return <Redirect to={{ pathname: meant, search, hash }} />
}
