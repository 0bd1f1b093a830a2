import { edition } from '@/content/edition'
import { links } from '@/content/links'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { PHONE } from '@/shared/lib/mediaQueries'
import { ExternalLink } from '@/shared/ui/button/ButtonLink'
import { drawings } from '@/theme/drawings'
import { Bar } from './Bar'
import { Dock } from './Dock'
import styles from './Nav.module.css'

/**
 * Spec §2: a bar of ten links from 600 px up, below that the dock with the orb.
 * Its pictures are lazy, as on every page but home: a browser parses a drawing that comes early before it paints the
 * heading, which takes a slow phone 20 to 150 ms each.
 */
export function Nav() {
  const isPhone = useMediaQuery(PHONE)
  return (
    <>
      <header className={styles.header}>
        <ExternalLink className={styles.logo} href={links.mainSite}>
          <img
            {...drawings.logo}
            // Shown if the picture does not load, where there is room only for a short name.
            alt={edition.festival}
            aria-label={`${edition.festival}, the main site`}
            loading="lazy"
            fetchPriority="low"
          />
        </ExternalLink>
        {/* A prerendered page has both, the bar and the dock; CSS shows the one for its width. */}
        {isPhone !== true && <Bar />}
        <ExternalLink className={styles.logo} href={links.college}>
          <img
            {...drawings.shield}
            alt={edition.collegeInShort}
            aria-label={edition.college}
            loading="lazy"
            fetchPriority="low"
          />
        </ExternalLink>
      </header>
      {isPhone !== false && <Dock />}
    </>
  )
}
