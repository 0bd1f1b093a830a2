import { NavLink } from 'react-router-dom'
import { edition } from '@/content/edition'
import { links } from '@/content/links'
import { paths } from '@/shared/paths'
import { useSession } from '@/state/session'
import styles from './Nav.module.css'

/** The way to every screen: links hanging from a stitched line on both sides of the seam; a bar at the foot on phones. */
export function Nav() {
  const { isLoggedIn } = useSession()
  return (
    <header className={styles.bar}>
      <a className={styles.logo} href={links.mainSite} target="_blank" rel="noopener noreferrer">
        <img
          src="/art/brand/mark.svg"
          alt={`${edition.festival}, the main site`}
          width="58"
          height="58"
        />
      </a>
      <nav className={styles.links} aria-label="Main">
        <NavLink to={paths.home} end>
          Home
        </NavLink>
        <NavLink to={paths.events}>Events</NavLink>
        <span className={styles.seam} />
        <NavLink to={isLoggedIn ? paths.dashboard : paths.signIn}>
          {isLoggedIn ? 'Dashboard' : 'Sign In'}
        </NavLink>
      </nav>
      <a className={styles.logo} href={links.college} target="_blank" rel="noopener noreferrer">
        <img src="/art/brand/college-shield.svg" alt="IIT Kharagpur" width="50" height="50" />
      </a>
    </header>
  )
}
