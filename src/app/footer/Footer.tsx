// First, because the bundle may begin with this file: the order of the layers must stand before all other styles.
import '@/shared/styles/index.css'
import { useRef } from 'react'
import { NavLink } from 'react-router-dom'
import { SocialLinks } from '@/blocks/SocialLinks'
import { edition } from '@/content/edition'
import { footerLinks, smallLinks } from '@/content/footer'
import { paths } from '@/shared/paths'
import { useSession } from '@/state/session'
import styles from './Footer.module.css'
import { useIsNear } from './useIsNear'

const { dates, college, address, ordinal } = edition

/** The end of every page but home: a painted frieze, which is fetched when it comes near the window, and links. */
export default function Footer() {
  const frieze = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frieze)
  return (
    <footer className={styles.footer}>
      <div
        ref={frieze}
        className={styles.frieze}
        data-near={isNear || undefined}
        aria-hidden="true"
      />
      <div className={styles.text}>
        <p>
          <b className={`title ${styles.dates}`} data-step="d3">
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
