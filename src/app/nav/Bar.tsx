import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { navBar, type NavEntry } from '@/content/nav'
import { paths } from '@/festival/paths'
import { SharedPicture } from '@/shared/ui/SharedPicture'
import { CurrentPageMark } from '@/theme/CurrentPageMark'
import { drawings } from '@/theme/drawings'
import styles from './Bar.module.css'
import { NavEntryLink, useAccountLink, useNavLink } from './NavEntryLink'

/** The account link is in the centre. On the home page, which has its hero there, the link comes last. */
export function Bar() {
  const isHome = useLocation().pathname === paths.home
  const { text, ...link } = useAccountLink()
  return (
    <nav className={styles.bar} aria-label="Main">
      <Side entries={navBar.left} />
      <div className={styles.seam} data-home={isHome || undefined}>
        {!isHome && (
          <NavLink {...link} className={styles.own}>
            <img {...drawings.navigation} alt="" loading="lazy" />
            {text}
          </NavLink>
        )}
      </div>
      <Side entries={navBar.right}>
        {isHome && (
          <li>
            <NavLink {...link} className={styles.link}>
              {text}
            </NavLink>
          </li>
        )}
      </Side>
    </nav>
  )
}

function Side({ entries, children }: { entries: NavEntry[]; children?: ReactNode }) {
  return (
    <ul className={styles.side}>
      {entries.map((entry) => (
        <li key={entry.text}>
          <NavEntryLink entry={entry} className={styles.link}>
            <CurrentMark entry={entry} />
          </NavEntryLink>
        </li>
      ))}
      {children}
    </ul>
  )
}

function CurrentMark({ entry }: { entry: NavEntry }) {
  const { isCurrent } = useNavLink(entry)
  const mark = <CurrentPageMark className={styles.currentMark} />
  return isCurrent ? <SharedPicture name="current-page">{mark}</SharedPicture> : mark
}
