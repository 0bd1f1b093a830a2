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
 * Spec §2: a bar of ten links from 600 px up, and a dock with the orb below that width.
 * The images are lazy, because a slow phone parses each drawing for 20 to 150 ms before it paints the heading.
 */
export function Nav() {
  const isPhone = useMediaQuery(PHONE)
  return (
    <>
      <header className={styles.header}>
        <ExternalLink className={styles.logo} href={links.mainSite}>
          <img
            {...drawings.logo}
            // Browsers show `alt` if the image does not load. Only a short name fits.
            alt={edition.festival}
            aria-label={`${edition.festival}, the main site`}
            loading="lazy"
            fetchPriority="low"
          />
        </ExternalLink>
        {/* Before hydration the width is unknown: both are rendered, and CSS hides one. */}
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
