import { Link } from 'react-router-dom'
import { socials } from '@/content/links'
import { paths } from '@/shared/paths'
import { ExternalLink } from '@/shared/ui/button/ButtonLink'

/** How people reach the organisers, as sentences. */
export function WaysToAsk() {
  return (
    <>
      Signed in, use Report Issue on your{' '}
      <Link className="link" to={paths.dashboard}>
        dashboard
      </Link>
      . Or write to us on{' '}
      {socials.map(({ name, href }, at) => (
        <span key={name}>
          {separator(at)}
          <ExternalLink className="link" href={href}>
            {name}
          </ExternalLink>
        </span>
      ))}
      .
    </>
  )
}

function separator(at: number): string {
  if (at === 0) return ''
  return at === socials.length - 1 ? ' or ' : ', '
}
