import { edition } from '@/content/edition'
import { links } from '@/content/links'
import styles from './HomeLogos.module.css'

/** Spec §2: both logos link out. Windows with a navigation bar have them there; phones have them on the poster. */
export function HomeLogos() {
  return (
    <div className={styles.logos}>
      <a href={links.mainSite} target="_blank" rel="noopener noreferrer">
        <img
          src="/art/brand/mark.svg"
          alt={`${edition.festival}, the main site`}
          width="50"
          height="50"
        />
      </a>
      <a href={links.college} target="_blank" rel="noopener noreferrer">
        <img src="/art/brand/college-shield.svg" alt="IIT Kharagpur" width="46" height="46" />
      </a>
    </div>
  )
}
