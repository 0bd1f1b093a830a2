import { NavLink } from 'react-router-dom'
import { SocialLinks } from '@/blocks/SocialLinks'
import { edition } from '@/content/edition'
import { footerLinks, smallLinks } from '@/content/nav'
import { paths } from '@/shared/paths'
import { useSession } from '@/state/session'
import styles from './Footer.module.css'

const { dates, college, address, ordinal } = edition

/** The end of every page but home: a painted frieze and links. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <FooterArt />
      <div className={styles.text}>
        <p>
          <b className={`title ${styles.dates}`} data-size="d3">
            {dates}
          </b>
          {college}, {address.state}. {ordinal} edition
        </p>
        <nav aria-label="Footer">
          <Links links={footerLinks} className={styles.links} />
        </nav>
        <SocialLinks />
        <Links links={smallLinks} className={styles.small} />
      </div>
    </footer>
  )
}

/** Side by side, three pictures are wider than any window. */
function FooterArt() {
  return (
    <div className={styles.frieze} aria-hidden="true">
      {[1, 2, 3].map((tile) => (
        <picture key={tile}>
          <source
            media="(width < 600px)"
            srcSet="/art/ornament/procession-phone.svg"
            width="720"
            height="264"
          />
          <img src="/art/ornament/procession.svg" alt="" width="2160" height="264" loading="lazy" />
        </picture>
      ))}
    </div>
  )
}

function Links({ links, className }: { links: typeof footerLinks; className: string | undefined }) {
  const { isLoggedIn } = useSession()
  return (
    <ul className={className}>
      {links.map(({ text, page, signedInPage = page }) => (
        <li key={text}>
          <NavLink to={paths[isLoggedIn ? signedInPage : page]} end>
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
