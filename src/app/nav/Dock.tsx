import { NavLink } from 'react-router-dom'
import { paths } from '@/festival/paths'
import { Icon } from '@/shared/ui/Icon'
import styles from './Dock.module.css'
import { useAccountLink } from './NavEntryLink'
import { Orb } from './orb/Orb'
import { useOrbHint } from './orb/useOrbHint'

/** The hint of the orb takes the place of the first link until the first tap. */
export function Dock() {
  const { text, ...link } = useAccountLink()
  const hint = useOrbHint()
  return (
    <nav className={styles.dock} aria-label="Shortcuts">
      {!hint.isShown && (
        <NavLink to={paths.schedule} className={`${styles.link} ${styles.first}`}>
          <Icon name="calendar" />
          Schedule
        </NavLink>
      )}
      <Orb hint={hint} />
      <NavLink {...link} className={styles.link}>
        <Icon name="person" />
        {text}
      </NavLink>
    </nav>
  )
}
