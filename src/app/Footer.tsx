import { NavLink } from 'react-router-dom'
import { SocialLinks } from '@/blocks/SocialLinks'
import { edition } from '@/content/edition'
import { PHONE } from '@/shared/lib/mediaQueries'
import { useSession } from '@/state/session'
import { drawings } from '@/theme/drawings'
import styles from './Footer.module.css'
import { screens } from './screens'

const { dates, college, address, ordinal } = edition

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
          <Links list="links" />
        </nav>
        <SocialLinks />
        <Links list="small" />
      </div>
    </footer>
  )
}

/** Three pictures are wider than any window. They are not lazy, because short pages show them at once. */
function FooterArt() {
  const phone = drawings.stripOfPhones
  return (
    <div className={styles.strip} aria-hidden="true">
      {[1, 2, 3].map((tile) => (
        <picture key={tile}>
          <source media={PHONE} srcSet={phone.src} width={phone.width} height={phone.height} />
          <img {...drawings.strip} alt="" />
        </picture>
      ))}
    </div>
  )
}

function Links({ list }: { list: 'links' | 'small' }) {
  const { isLoggedIn } = useSession()
  return (
    <ul className={styles[list]}>
      {screens.map(
        ({ path, footer, signedInPath }) =>
          footer[list] && (
            <li key={path}>
              <NavLink to={isLoggedIn ? (signedInPath ?? path) : path} end>
                {footer[list]}
              </NavLink>
            </li>
          ),
      )}
    </ul>
  )
}
